// From "so many tricks?" to how many: the questions of engine.hpp.
#pragma once

#include <algorithm>
#include <memory>
#include <type_traits>

#include "engine.hpp"
#include "search.hpp"

namespace biritch::dd::DD_PATH {

// About how many of all tricks North-South win, whoever leads: where a search begins.
inline int estimate(const Hands& hands, int strain) {
  double points[4];
  for (Seat seat = 0; seat < 4; ++seat) {
    points[seat] = 0;
    for (Suit suit = 0; suit < 4; ++suit)
      for (int place = 0; place < 4; ++place)
        if (hands.of[seat].has(16 * suit + place)) points[seat] += 4 - place;
  }
  const double more = points[0] - points[1] + points[2] - points[3];
  const int left = hands.of[0].count();
  double tricks = 0.5 * left + (strain == kNoTrump ? 0.255 : 0.18) * more;
  if (strain != kNoTrump) {
    int length[4];
    for (Seat seat = 0; seat < 4; ++seat) length[seat] = hands.of[seat].in(strain).count();
    tricks += 0.33 * (length[0] + length[2] - length[1] - length[3]) +
              0.36 * (std::max(length[0], length[2]) - std::max(length[1], length[3]));
  }
  return std::clamp(static_cast<int>(tricks + 0.75), 1, std::max(left, 1));
}

// The value that `search(target)` bounds, between `low` and `high`. Each answer is a bound
// itself, so the next question is about its other side.
template <class Question>
int settle(int low, int high, int guess, Question&& search) {
  while (low < high) {
    const int target = std::clamp(guess, low + 1, high);
    const int tricks = search(target);
    if (tricks >= target) {
      low = tricks;
      guess = tricks + 1;
    } else {
      high = tricks;
      guess = tricks;
    }
  }
  return low;
}

template <int Trump>
OpenTrick openTrickOf(const Position& position) {
  OpenTrick open{.leader = position.leader};
  for (int i = 0; i < position.turn; ++i) open.add<Trump>(position.table[i]);
  return open;
}

// A deal after some cards.
struct Moment {
  Hands hands;
  OpenTrick open;
  int won;  // by North-South so far
};

inline Hands handsOf(const std::uint64_t hands[4]) {
  return {{Cards(hands[0]), Cards(hands[1]), Cards(hands[2]), Cards(hands[3])}};
}

class PathEngine final : public Engine {
 public:
  explicit PathEngine(std::size_t bytes) : space_(bytes) {}

  void limit(std::size_t bytes) override { space_.table.limit(bytes); }
  void interruptBy(const Interrupt* interrupt) override { space_.interrupt = interrupt; }
  std::uint64_t visited() const override { return space_.visited; }
  std::size_t bytes() const override { return space_.table.bytes(); }

  void strain(const std::uint64_t hands[4], int strain, std::int8_t tricks[4]) override {
    begin(handsOf(hands).of[0].count(), strain);
    dispatch(strain, [&](auto trump) { strainOf<trump()>(handsOf(hands), tricks); });
  }

  void cards(const Position& position, Mode mode, int target, std::int8_t tricks[64]) override {
    std::fill(tricks, tricks + 64, kNotLegal);
    begin(handsOf(position.hands).of[position.seat()].count(), position.strain);
    dispatch(position.strain,
             [&](auto trump) { cardsOf<trump()>(position, mode, target, tricks); });
  }

  void course(const Position& start, const int* cards, int count, Window window,
              std::int8_t* tricks) override {
    begin(13, start.strain);
    dispatch(start.strain,
             [&](auto trump) { courseOf<trump()>(start, cards, count, window, tricks); });
  }

 private:
  // Worlds of few cards are so alike that what was learnt of one helps the next; worlds of
  // many only outgrow the cache.
  static constexpr int kWarm = 8;
  static constexpr std::size_t kWarmBytes = std::size_t{2} << 20;

  void begin(int left, int strain) {
    if (left > kWarm || strain != strain_ || space_.table.bytes() > kWarmBytes)
      space_.table.forget();
    space_.history.forget();
    strain_ = strain;
  }

  template <class Task>
  static void dispatch(int strain, Task&& task) {
    switch (strain) {
      case 0:
        return task(std::integral_constant<int, 0>{});
      case 1:
        return task(std::integral_constant<int, 1>{});
      case 2:
        return task(std::integral_constant<int, 2>{});
      case 3:
        return task(std::integral_constant<int, 3>{});
      default:
        return task(std::integral_constant<int, kNoTrump>{});
    }
  }

  template <int Trump>
  void strainOf(const Hands& hands, std::int8_t tricks[4]) {
    Search<Trump> search(hands, space_);
    const int left = hands.of[0].count();
    const Shape shape(hands);
    int guess = estimate(hands, Trump);
    for (const Seat leader : {0, 2, 1, 3}) {  // partners together: they mostly win the same
      guess = settle(0, left, guess, [&](int target) {
        return search.lead(left, leader, target, shape).tricks;
      });
      const Seat declarer = rightOf(leader);
      tricks[declarer] =
          static_cast<std::int8_t>(isNorthSouth(declarer) ? guess : left - guess);
    }
  }

  template <int Trump>
  void cardsOf(const Position& position, Mode mode, int target, std::int8_t tricks[64]) {
    const Hands hands = handsOf(position.hands);
    const auto open = openTrickOf<Trump>(position);
    const Cards hand = hands.of[open.seat()];
    const int left = hand.count();
    Cards legal = open.turn > 0 ? hand.in(open.led) : hand;
    if (!legal) legal = hand;
    const Cards inPlay = hands.all() | open.cards;
    const bool northSouth = isNorthSouth(open.seat());
    Search<Trump> search(hands, space_);
    // A bound on the tricks of the player's side, against so many wanted.
    const auto ask = [&](Card card, int wanted) {
      const int aim = northSouth ? wanted : left - wanted + 1;
      const int tricks = search.play(open, card, aim).tricks;
      return northSouth ? tricks : left - tricks;
    };
    const auto value = [&](Card card, int low, int guess) {
      return settle(low, left, guess, [&](int wanted) { return ask(card, wanted); });
    };
    const int estimated = estimate(hands, Trump);
    int guess = northSouth ? estimated : left - estimated;
    int best = -1;
    for (Cards heads = headsOf(legal, inPlay); heads; heads = heads.rest()) {
      const Card card = heads.best();
      const Cards alike = equalsFrom(card, legal, inPlay);
      if (!(alike & Cards(position.asked))) continue;
      int found = 0;
      if (mode == Mode::kTarget) {
        found = target <= 0 || (target <= left && ask(card, target) >= target);
      } else if (mode == Mode::kExact || best < 0) {
        found = guess = value(card, 0, guess);
      } else {
        // Only cards that reach the best so far are looked at closer.
        const int bound = best > 0 ? ask(card, best) : 0;
        found = bound < best ? kWorse : value(card, bound, bound + 1);
      }
      if (mode == Mode::kBest && found > best) {
        for (int i = 0; i < 64; ++i)
          if (tricks[i] >= 0) tricks[i] = kWorse;
        best = found;
      }
      for (Cards equals = alike; equals; equals = equals.rest())
        tricks[equals.best()] = static_cast<std::int8_t>(found);
    }
  }

  template <int Trump>
  void courseOf(const Position& start, const int* cards, int count, Window window,
                std::int8_t* tricks) {
    std::unique_ptr<Moment[]> moments(new Moment[static_cast<std::size_t>(count) + 1]);
    moments[0] = {handsOf(start.hands), openTrickOf<Trump>(start), 0};
    for (int i = 0; i < count; ++i) {
      Moment now = moments[i];
      now.hands.of[now.open.seat()] -= Cards::of(cards[i]);
      now.open.add<Trump>(cards[i]);
      if (now.open.turn == 4) {
        now.won += isNorthSouth(now.open.winner);
        now.open = {.leader = now.open.winner};
      }
      moments[i + 1] = now;
    }
    // From the end backwards: each value is the guess for the one before, and most of what
    // follows is known to the table.
    const int total = moments[0].hands.of[start.leader].count();
    const bool defends = isNorthSouth(start.leader);  // declarer's side is the other one
    const int least = defends ? total - window.most : window.least;
    const int most = defends ? total - window.least : window.most;
    int guess = moments[count].won + estimate(moments[count].hands, Trump);
    for (int i = count; i >= 0; --i) {
      const Moment& now = moments[i];
      const int left = now.hands.of[now.open.seat()].count();
      Search<Trump> search(now.hands, space_);
      const int low = std::clamp(least - now.won, 0, left);
      const int high = std::clamp(most - now.won, low, left);
      const int found = settle(low, high, guess - now.won, [&](int target) {
        return search.resume(now.open, target).tricks;
      });
      guess = std::clamp(now.won + found, least, most);
      tricks[i] = static_cast<std::int8_t>(defends ? total - guess : guess);
    }
  }

  Workspace space_;
  int strain_ = -1;
};

}  // namespace biritch::dd::DD_PATH
