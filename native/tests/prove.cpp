// The engine against the library DDS and against itself, in great numbers.
//
//   prove WHAT NUMBER SEED LIBRARY [PATH]
//
// WHAT is one of endings, middles, deals, extremes, courses, turns; PATH is bmi2, popcnt or
// baseline. It prints how many results were compared, and every difference; status 1 if any.
#include <algorithm>
#include <chrono>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "../engine/engine.hpp"
#include "dds.hpp"

using namespace biritch::dd;

namespace {

std::mt19937_64 chance;
long compared = 0, wrong = 0;

struct Dealt {
  std::uint64_t hands[4];
};

std::vector<int> pack() {
  std::vector<int> cards;
  for (int i = 0; i < 52; ++i) cards.push_back(i / 13 * 16 + i % 13);
  for (int i = 51; i > 0; --i) std::swap(cards[i], cards[chance() % (i + 1)]);
  return cards;
}

Dealt deal(int each) {
  const std::vector<int> cards = pack();
  Dealt dealt{};
  for (int i = 0; i < 4 * each; ++i) dealt.hands[i / each] |= 1ULL << cards[i];
  return dealt;
}

// Long suits, voids, one-suiters: hands are filled suit by suit with a chance of clinging.
Dealt extreme() {
  Dealt dealt{};
  int room[4] = {13, 13, 13, 13};
  const int cling = 50 + static_cast<int>(chance() % 50);
  for (int suit = 0; suit < 4; ++suit) {
    std::vector<int> places;
    for (int i = 0; i < 13; ++i) places.push_back(i);
    for (int i = 12; i > 0; --i) std::swap(places[i], places[chance() % (i + 1)]);
    int seat = static_cast<int>(chance() % 4);
    for (const int place : places) {
      if (static_cast<int>(chance() % 100) >= cling) seat = static_cast<int>(chance() % 4);
      while (room[seat] == 0) seat = (seat + 1) & 3;
      dealt.hands[seat] |= 1ULL << (16 * suit + place);
      --room[seat];
    }
  }
  return dealt;
}

void report(const Dealt& dealt, int strain, const char* what, int ours, int theirs) {
  if (++wrong > 20) return;
  std::printf("strain %d, %s: %d (want %d):", strain, what, ours, theirs);
  for (const std::uint64_t hand : dealt.hands) {
    std::printf(" ");
    for (int suit = 3; suit >= 0; --suit) {
      for (int place = 0; place < 13; ++place)
        if (hand >> (16 * suit + place) & 1) std::printf("%c", "AKQJT98765432"[place]);
      if (suit) std::printf(".");
    }
  }
  std::printf("\n");
}

Position positioned(const Dealt& dealt, int strain, int leader) {
  Position position{};
  std::copy(dealt.hands, dealt.hands + 4, position.hands);
  position.strain = strain;
  position.leader = leader;
  return position;
}

std::vector<int> legal(const Position& position) {
  std::uint64_t hand = position.hands[position.seat()];
  if (position.turn > 0) {
    const std::uint64_t suit = hand & 0x1FFFULL << (position.table[0] & 48);
    if (suit) hand = suit;
  }
  std::vector<int> cards;
  for (int card = 0; card < 64; ++card)
    if (hand >> card & 1) cards.push_back(card);
  return cards;
}

// Plays a card at random. A trick's fourth card takes the trick away; its winner leads.
int playOne(Position& position) {
  const std::vector<int> cards = legal(position);
  const int card = cards[chance() % cards.size()];
  position.hands[position.seat()] &= ~(1ULL << card);
  if (position.turn < 3) {
    position.table[position.turn++] = card;
    return card;
  }
  int winning = position.table[0], winner = 0;
  for (int k = 1; k < 4; ++k) {
    const int other = k < 3 ? position.table[k] : card;
    const bool same = (other >> 4) == (winning >> 4);
    if (same ? other < winning : (other >> 4) == position.strain) winning = other, winner = k;
  }
  position.leader = (position.leader + winner) & 3;
  position.turn = 0;
  return card;
}

// Every legal card, with what the library says of it and of its equals.
void comparePosition(Engine& engine, const Dds& dds, const Position& position) {
  std::int8_t ours[64];
  engine.cards(position, Mode::kExact, 0, ours);
  const Dds::Cards theirs = dds.cards(position.hands, position.strain, position.leader,
                                      position.turn, position.table);
  Dealt dealt{};
  std::copy(position.hands, position.hands + 4, dealt.hands);
  int named = 0, best = -1;
  for (int i = 0; i < theirs.count; ++i) {
    const int suit = Dds::suit(theirs.suit[i]);
    for (int rank = 14; rank >= 2; --rank) {
      if (rank != theirs.rank[i] && (theirs.equals[i] >> rank & 1) == 0) continue;
      ++named;
      ++compared;
      best = std::max(best, theirs.tricks[i]);
      const int found = ours[16 * suit + 14 - rank];
      if (found != theirs.tricks[i])
        report(dealt, position.strain, "a card", found, theirs.tricks[i]);
    }
  }
  for (const std::int8_t tricks : ours) named -= tricks != kNotLegal;
  if (named != 0) report(dealt, position.strain, "cards named", -named, 0);
  // The same asked otherwise.
  std::int8_t asked[64];
  engine.cards(position, Mode::kBest, 0, asked);
  for (int card = 0; card < 64; ++card) {
    const int want = ours[card] == kNotLegal || ours[card] == best ? ours[card] : kWorse;
    ++compared;
    if (asked[card] != want) report(dealt, position.strain, "best cards", asked[card], want);
  }
  engine.cards(position, Mode::kTarget, best, asked);
  for (int card = 0; card < 64; ++card) {
    const int want = ours[card] == kNotLegal ? kNotLegal : ours[card] >= best;
    ++compared;
    if (asked[card] != want) report(dealt, position.strain, "a target", asked[card], want);
  }
}

void compareTable(Engine& engine, const Dds& dds, const Dealt& dealt) {
  std::int8_t theirs[5][4], ours[4];
  dds.table(dealt.hands, theirs);
  for (int strain = 0; strain < 5; ++strain) {
    engine.strain(dealt.hands, strain, ours);
    for (int seat = 0; seat < 4; ++seat) {
      ++compared;
      if (ours[seat] != theirs[strain][seat])
        report(dealt, strain, "a declarer", ours[seat], theirs[strain][seat]);
    }
  }
}

// A deal turned by a seat, or its suits exchanged, has the same tricks there.
void compareTurns(Engine& engine, int each) {
  const Dealt dealt = deal(each);
  Dealt turned{}, swapped{};
  int to[4] = {0, 1, 2, 3};
  for (int i = 3; i > 0; --i) std::swap(to[i], to[chance() % (i + 1)]);
  for (int seat = 0; seat < 4; ++seat) {
    turned.hands[(seat + 1) & 3] = dealt.hands[seat];
    for (int suit = 0; suit < 4; ++suit)
      swapped.hands[seat] |= (dealt.hands[seat] >> (16 * suit) & 0x1FFF) << (16 * to[suit]);
  }
  for (int strain = 0; strain < 5; ++strain) {
    std::int8_t straight[4], other[4];
    engine.strain(dealt.hands, strain, straight);
    engine.strain(turned.hands, strain, other);
    for (int seat = 0; seat < 4; ++seat, ++compared)
      if (other[(seat + 1) & 3] != straight[seat])
        report(dealt, strain, "turned", other[(seat + 1) & 3], straight[seat]);
    engine.strain(swapped.hands, strain == 4 ? 4 : to[strain], other);
    for (int seat = 0; seat < 4; ++seat, ++compared)
      if (other[seat] != straight[seat])
        report(dealt, strain, "suits exchanged", other[seat], straight[seat]);
  }
}

// A deal played card by card at random: every value is that of the position it stands for.
void compareCourse(Engine& engine, const Dds& dds) {
  const int each = 6 + static_cast<int>(chance() % 8), strain = static_cast<int>(chance() % 5);
  const Dealt dealt = deal(each);
  const Position start = positioned(dealt, strain, static_cast<int>(chance() % 4));
  std::vector<int> cards, want;
  Position at = start;
  int won = 0;
  for (int i = 0;; ++i) {
    const bool ours = ((at.seat() ^ start.leader) & 1) == 0;  // of the first leader's side
    const int left = __builtin_popcountll(at.hands[at.seat()]);
    int best = 0;
    if (left > 0) {
      const Dds::Cards theirs =
          dds.cards(at.hands, strain, at.leader, at.turn, at.table, 1, -1);
      best = theirs.tricks[0];
    }
    const int leaders = won + (ours ? best : left - best);
    want.push_back(each - leaders);
    if (i == 4 * each) break;
    cards.push_back(playOne(at));
    if (at.turn == 0) won += ((at.leader ^ start.leader) & 1) == 0;
  }
  std::vector<std::int8_t> found(cards.size() + 1);
  const int least = static_cast<int>(chance() % 14);
  const Window some{least, least + static_cast<int>(chance() % (14 - least))};
  for (const Window window : {Window{}, some}) {
    engine.course(start, cards.data(), static_cast<int>(cards.size()), window, found.data());
    for (std::size_t i = 0; i < found.size(); ++i, ++compared) {
      const int told = std::clamp(want[i], window.least, window.most);
      if (found[i] != told) report(dealt, strain, "after so many cards", found[i], told);
    }
  }
}

}  // namespace

int main(int count, char** words) {
  if (count < 5) {
    std::fprintf(stderr, "prove WHAT NUMBER SEED LIBRARY [PATH]\n");
    return 2;
  }
  const std::string what = words[1], name = count > 5 ? words[5] : "";
  const long number = std::atol(words[2]);
  chance.seed(std::strtoull(words[3], nullptr, 10));
  const Dds dds(words[4]);
  const Path path = name == "baseline" ? Path::kBaseline
                    : name == "popcnt" ? Path::kPopcount
                    : name == "bmi2"   ? Path::kBmi2
                                       : bestPath();
  const std::unique_ptr<Engine> engine = makeEngine(path, std::size_t{16} << 20);
  if (!engine) {
    std::fprintf(stderr, "this processor does not have the path %s\n", name.c_str());
    return 2;
  }
  for (long i = 0; i < number; ++i) {
    const int each = 3 + static_cast<int>(chance() % 6);
    if (what == "endings") {
      const Dealt dealt = deal(each);
      const int leader = static_cast<int>(chance() % 4);
      for (int strain = 0; strain < 5; ++strain)
        comparePosition(*engine, dds, positioned(dealt, strain, leader));
    } else if (what == "middles") {
      Position position =
          positioned(deal(i % 20 == 0 ? 12 : each), static_cast<int>(chance() % 5),
                     static_cast<int>(chance() % 4));
      const int played = 1 + static_cast<int>(chance() % 3);
      for (int k = 0; k < played; ++k) playOne(position);
      comparePosition(*engine, dds, position);
    } else if (what == "deals") {
      compareTable(*engine, dds, deal(13));
    } else if (what == "extremes") {
      compareTable(*engine, dds, extreme());
    } else if (what == "turns") {
      compareTurns(*engine, i % 10 == 0 ? 13 : 4 + static_cast<int>(chance() % 7));
    } else if (what == "courses") {
      compareCourse(*engine, dds);
    } else {
      std::fprintf(stderr, "%s: not one of endings, middles, deals, extremes, turns, courses\n",
                   what.c_str());
      return 2;
    }
  }
  std::printf("%s %ld, seed %s: %ld results, %ld wrong\n", what.c_str(), number, words[3],
              compared, wrong);
  return wrong > 0;
}
