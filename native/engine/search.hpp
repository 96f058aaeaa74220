// Can North-South win so many tricks? The search of one deal in one strain.
#pragma once

#include <algorithm>

#include "interrupt.hpp"
#include "killer_history.hpp"
#include "move_order.hpp"
#include "position_table.hpp"
#include "quick_tricks.hpp"
#include "relevant_ranks.hpp"
#include "shape.hpp"
#include "sure_tricks.hpp"

namespace biritch::dd::DD_PATH {

// What searches of a thread share: memory, and the flag that stops them.
struct Workspace {
  explicit Workspace(std::size_t bytes) : table(bytes) {}

  PositionTable table;
  KillerHistory history;
  const Interrupt* interrupt = nullptr;
  std::uint64_t visited = 0;  // starts of tricks

  void visit() {
    if ((++visited & 0xFFF) == 0 && interrupt != nullptr && interrupt->due())
      throw Interrupted{};
  }
};

// What does not change while one trick is searched.
struct Trick {
  int left;    // tricks still to play, this one among them
  int target;  // of North-South, this trick among them
  Seat leader;
  Cards inPlay;  // when the trick began
  Suit led;
  LeadHint hint;
};

// The trick under way where a search begins.
struct OpenTrick {
  Seat leader = 0;
  int turn = 0;  // how many cards have been played to it
  Cards cards;
  Suit led = 0;
  Card winning = 0;
  Seat winner = 0;

  Seat seat() const { return (leader + turn) & 3; }
  template <int Trump>
  void add(Card card) {
    if (turn == 0) led = suitOf(card);
    if (turn == 0 || beats<Trump>(card, winning)) winning = card, winner = seat();
    cards |= Cards::of(card);
    ++turn;
  }
};

// A search with a null window: every question is whether North-South reach a target. Answers
// are bounds, the best at hand: at least the target, or fewer. Each comes with the ranks it
// rests on; so do the bounds that end the search early, and the patterns under which answers
// are remembered.
//
// Partition search: Matthew Ginsberg, "Partition Search", 1996. Cards below the relevant ranks
// of a failed one fail like it: Piotr Beling, "Partition Search Revisited", 2017.
template <int Trump>
class Search {
 public:
  Search(const Hands& hands, Workspace& space) : hands_(hands), space_(space) {}

  // North-South's tricks, `leader` beginning the next one.
  Outcome lead(int left, Seat leader, int target, Shape shape) {
    if (target <= 0) return {0, {}};
    if (target > left) return {left, {}};
    space_.visit();
    if (left == 1) return lastTrick(leader);
    const PositionKey key = shape.ledBy(leader, left);
    if constexpr (DD_TABLE) space_.table.prefetch(key);
    if constexpr (DD_BOUNDS) {
      Outcome bound;
      if (bounded(left, leader, target, bound)) return bound;
    }
    if (!DD_TABLE || left <= kUntabled) {
      Trick trick{left, target, leader, hands_.all(), 0, {}};
      return tryLeads(trick, shape);
    }
    return remembered(left, leader, target, shape, key);
  }

  // The same in the midst of a trick, or where one begins, `card` being played next.
  Outcome play(const OpenTrick& open, Card card, int target) {
    const Seat seat = open.seat();
    const Cards held = hands_.of[seat];
    const int left = held.count();
    if (target <= 0) return {0, {}};
    if (target > left) return {left, {}};
    Trick trick{left, target, open.leader, hands_.all() | open.cards, open.led, {}};
    if (open.turn == 0) trick.led = suitOf(card);
    const bool wins = open.turn == 0 || beats<Trump>(card, open.winning);
    const Shape shape = Shape(hands_).without(seat, suitOf(card));
    hands_.of[seat] = held - Cards::of(card);
    const Outcome outcome =
        next(trick, open.turn + 1, seat, wins ? card : open.winning, wins ? seat : open.winner,
             open.cards | Cards::of(card), shape);
    hands_.of[seat] = held;
    return outcome;
  }

  // The same in the midst of a trick.
  Outcome resume(const OpenTrick& open, int target) {
    const Seat seat = open.seat();
    const int left = hands_.of[seat].count();
    if (open.turn == 0) return lead(left, seat, target, Shape(hands_));
    if (target <= 0) return {0, {}};
    if (target > left) return {left, {}};
    Trick trick{left, target, open.leader, hands_.all() | open.cards, open.led, {}};
    return next(trick, open.turn, rightOf(seat), open.winning, open.winner, open.cards,
                Shape(hands_));
  }

 private:
  static constexpr bool kTrumps = Trump != kNoTrump;
  static constexpr int kUntabled = 2;  // so few tricks are searched as fast as looked up

  // Whether the tricks that one side is sure of decide the question.
  bool bounded(int left, Seat leader, int target, Outcome& bound) const {
    const Around around = hands_.seenBy(leader);
    const bool northSouth = isNorthSouth(leader);
    const int need = northSouth ? target : left - target + 1;
    Outcome own = QuickTricks<Trump>(around, left, need).count();
    if constexpr (kTrumps)
      if (own.tricks == 0 && need == 1) own = slowTrump<Trump>(around, left);
    if (own.tricks >= need) {
      bound = {northSouth ? own.tricks : left - own.tricks, own.ranks};
      return true;
    }
    const int others = left + 1 - need;
    const Outcome theirs = sureTricks<Trump>(around, left, others);
    if (theirs.tricks < others) return false;
    bound = {northSouth ? left - theirs.tricks : theirs.tricks, theirs.ranks};
    return true;
  }

  Outcome remembered(int left, Seat leader, int target, Shape shape, PositionKey key) {
    Trick trick{left, target, leader, hands_.all(), 0, {}};
    const Packing packing(trick.inPlay);
    const Owners owners(hands_, packing);
    if (PositionTable::Slot* const slot = space_.table.find(key)) {
      const Pattern* known = space_.table.match(*slot, owners, target);
      if (known == nullptr && slot->split) {
        const TopOwners tops(hands_);
        if (PositionTable::Slot* const apart = space_.table.find(tops.apart(key)))
          known = space_.table.match(*apart, owners, target);
      }
      if (known != nullptr)
        return {known->tricks(target),
                RelevantRanks::closing(packing.unpack(known->relevant()))};
      trick.hint = LeadHint(slot->hint);
    }
    const Outcome outcome = tryLeads(trick, shape);
    const bool reached = outcome.tricks >= target;
    space_.table.store(key, hands_, outcome.ranks,
                       Pattern(owners, packing.pack(outcome.ranks.cards()),
                               reached ? outcome.tricks : 0, reached ? left : outcome.tricks),
                       trick.hint);
    return outcome;
  }

  Outcome lastTrick(Seat leader) const {
    Card winning = hands_.of[leader].best();
    Seat winner = leader;
    for (Seat seat = leftOf(leader); seat != leader; seat = leftOf(seat)) {
      const Card card = hands_.of[seat].best();
      if (beats<Trump>(card, winning)) winning = card, winner = seat;
    }
    return {isNorthSouth(winner), ranksOfWinner(winning, hands_.all())};
  }

  // The rank of the winning card matters if another of its suit was played.
  static RelevantRanks ranksOfWinner(Card winning, Cards played) {
    return played.in(suitOf(winning)).single() ? RelevantRanks()
                                               : RelevantRanks::downTo(winning);
  }

  Outcome tryLeads(Trick& trick, Shape shape) {
    const Seat seat = trick.leader;
    const Cards hand = hands_.of[seat];
    return tryAll<1>(trick, seat, headsOf(hand, trick.inPlay), 0, 0, Cards(), shape, false,
                     space_.history.lead(hand, seat));
  }

  template <int Turn>
  Outcome follow(Trick& trick, Seat seat, Card winning, Seat winner, Cards played,
                 Shape shape) {
    const Cards hand = hands_.of[seat];
    Cards candidates = hand.in(trick.led);
    const bool isVoid = !candidates;
    if (isVoid) candidates = hand;
    if (!candidates.single()) candidates &= headsOf(hand, trick.inPlay);
    if (candidates.single())
      return forced<Turn>(trick, seat, candidates.best(), winning, winner, played, shape);
    if (isVoid)
      return tryAll<Turn>(trick, seat, candidates, winning, winner, played, shape, true,
                          space_.history.discard(hand, seat, Turn, winning));
    return tryAll<Turn>(
        trick, seat, candidates, winning, winner, played, shape, false,
        Turn == 4 ? KillerHistory::Key{}
                  : space_.history.follow(trick.inPlay.in(trick.led), seat, Turn, winning));
  }

  // After the card of a turn: the next seat, or the next trick.
  Outcome next(Trick& trick, int turn, Seat seat, Card winning, Seat winner, Cards played,
               Shape shape) {
    switch (turn) {
      case 1:
        return follow<2>(trick, leftOf(seat), winning, winner, played, shape);
      case 2:
        return follow<3>(trick, leftOf(seat), winning, winner, played, shape);
      case 3:
        return follow<4>(trick, leftOf(seat), winning, winner, played, shape);
      default:
        return endTrick(trick, winning, winner, played, shape);
    }
  }
  template <int Turn>
  Outcome after(Trick& trick, Seat seat, Card winning, Seat winner, Cards played, Shape shape) {
    if constexpr (Turn == 4)
      return endTrick(trick, winning, winner, played, shape);
    else
      return follow<Turn + 1>(trick, leftOf(seat), winning, winner, played, shape);
  }

  Outcome endTrick(const Trick& trick, Card winning, Seat winner, Cards played, Shape shape) {
    const int won = isNorthSouth(winner);
    if constexpr (DD_TABLE) space_.table.prefetch(shape.ledBy(winner, trick.left - 1));
    Outcome outcome = lead(trick.left - 1, winner, trick.target - won, shape);
    outcome.tricks += won;
    outcome.ranks |= ranksOfWinner(winning, played);
    return outcome;
  }

  static bool succeeds(Seat seat, int tricks, int target) {
    return isNorthSouth(seat) == (tricks >= target);
  }

  // That a card failed is also said of the cards below it that equal it: a pattern in which
  // one of these ranks matters must keep them together.
  static void keepTogether(Outcome& outcome, Cards equals) {
    if (outcome.ranks.touch(equals)) outcome.ranks |= RelevantRanks::downTo(equals.worst());
  }

  template <int Turn>
  Outcome forced(Trick& trick, Seat seat, Card card, Card winning, Seat winner, Cards played,
                 Shape shape) {
    const Cards hand = hands_.of[seat];
    hands_.of[seat] = hand - Cards::of(card);
    if (beats<Trump>(card, winning)) winning = card, winner = seat;
    Outcome outcome = after<Turn>(trick, seat, winning, winner, played | Cards::of(card),
                                  shape.without(seat, suitOf(card)));
    hands_.of[seat] = hand;
    if (!succeeds(seat, outcome.tricks, trick.target))
      keepTogether(outcome, equalsFrom(card, hand, trick.inPlay));
    return outcome;
  }

  // Try cards until one succeeds for the seat; when all fail, the result rests on the ranks of
  // all of them.
  template <int Turn>
  Outcome tryAll(Trick& trick, Seat seat, Cards candidates, Card winning, Seat winner,
                 Cards played, Shape shape, bool isVoid, KillerHistory::Key killer) {
    constexpr bool kKillers = Turn != 4;
    const bool northSouth = isNorthSouth(seat);
    const Cards hand = hands_.of[seat];
    Outcome all{northSouth ? 0 : trick.left, {}};
    MoveOrder order;
    bool ordered = false;
    Card known = -1;
    if ((kKillers || isVoid) && killer.known() && candidates.has(killer.entry->card()))
      known = killer.entry->card();
    Card card = known;
    if (Turn == 1 && card < 0) card = trick.hint.among(candidates);
    for (;;) {
      if (card < 0) {
        if (!ordered) {
          ordered = true;
          if constexpr (Turn == 1)
            orderLeads<Trump>(hands_.seenBy(seat), trick.inPlay, candidates, order);
          else
            FollowOrder<Trump>(hands_, seat, Turn, trick.led, winning, winner)
                .order(candidates, isVoid, order);
        }
        card = order.nextOf(candidates);
      }
      if constexpr (Turn == 1) trick.led = suitOf(card);
      const bool wins = Turn == 1 || beats<Trump>(card, winning);
      hands_.of[seat] = hand - Cards::of(card);
      Outcome outcome =
          after<Turn>(trick, seat, wins ? card : winning, wins ? seat : winner,
                      played | Cards::of(card), shape.without(seat, suitOf(card)));
      hands_.of[seat] = hand;
      if (succeeds(seat, outcome.tricks, trick.target)) {
        if ((kKillers || isVoid) && card != known) killer.keep(card);
        if constexpr (Turn == 1) trick.hint = LeadHint(card, hand);
        return outcome;
      }
      all.tricks = northSouth ? std::max(all.tricks, outcome.tricks)
                              : std::min(all.tricks, outcome.tricks);
      candidates -= Cards::of(card);
      const Cards equals = equalsFrom(card, hand, trick.inPlay);
      if (outcome.ranks.touch(equals))
        keepTogether(outcome, equals);
      else  // its rank did not matter, so no lower card does better
        candidates -= outcome.ranks.below(suitOf(card));
      all.ranks |= outcome.ranks;
      if (!candidates) return all;
      card = -1;
    }
  }

  Hands hands_;
  Workspace& space_;
};

}  // namespace biritch::dd::DD_PATH
