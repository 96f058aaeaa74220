// In which order cards are tried. What is decided here changes how long a search takes, never
// what it finds.
#pragma once

#include <algorithm>

#include "relevant_ranks.hpp"

namespace biritch::dd::DD_PATH {

// Cards one after the other.
class MoveOrder {
 public:
  void add(Card card) { cards_[count_++] = static_cast<std::uint8_t>(card); }
  void bestFirst(Cards cards) {
    for (; cards; cards = cards.rest()) add(cards.best());
  }
  void worstFirst(Cards cards) {
    while (cards) {
      const Card card = cards.worst();
      add(card);
      cards -= Cards::of(card);
    }
  }
  // The next of those still among `candidates`, of which there must be one.
  Card nextOf(Cards candidates) {
    while (!candidates.has(cards_[next_])) ++next_;
    return cards_[next_++];
  }

 private:
  std::uint8_t cards_[16];
  int count_ = 0, next_ = 0;
};

// What is promising in leading a suit, as seen from the leader; and whether its best card
// shall go first or its lowest.
struct SuitScore {
  int score;
  bool bestFirst;
};

template <int Trump>
SuitScore scoreOfLead(Suit suit, const Around& hands, Cards inPlay) {
  if (suit == Trump) return {-60, true};
  const Cards me = hands.me.in(suit), left = hands.left.in(suit);
  const Cards partner = hands.partner.in(suit), right = hands.right.in(suit);
  const Cards ours = me | partner;
  Cards rest = inPlay.in(suit);
  const auto next = [&rest] {  // empty once the suit is exhausted
    const Cards top(rest.bits() & (0 - rest.bits()));
    rest -= top;
    return top;
  };
  const Cards ace = next(), king = next(), queen = next(), jack = next();
  if constexpr (Trump != kNoTrump) {
    if ((!left && hands.left.in(Trump)) || (!right && hands.right.in(Trump)))
      return {-100, false};  // an opponent ruffs
    const Cards partnersTrumps = hands.partner.in(Trump);
    if (!partner && left && right && partnersTrumps &&
        partnersTrumps.count() <= hands.me.in(Trump).count())
      return {80, false};  // partner ruffs, with the shorter trumps
  }
  const bool through = ((partner & king) && (left & ace)) ||
                       ((partner & ace) && (left & king) &&
                        ((partner & queen) || ((ours & queen) && (ours & jack)))) ||
                       ((partner & king) && (left & queen) && (partner & jack));
  if (through && partner.count() >= 2 && left.count() >= 2) return {60, true};
  if constexpr (Trump != kNoTrump) {
    const bool into =
        ((me & ace) && (right & king)) || ((me & king) && (right & ace) && !(ours & queen));
    if (into && me.count() >= 2 && right.count() >= 2) return {-30, false};
  }
  // Two of the three best: a low card to partner's ace, or the best card.
  if (left && right && (ours & (ace | king | queen)).count() >= 2)
    return {40, !(partner & ace)};
  return {(ours & ace) ? 20 : 0, true};
}

template <int Trump>
void orderLeads(const Around& hands, Cards inPlay, Cards candidates, MoveOrder& order) {
  struct Scored {
    int score;
    Card card;
  };
  Scored scored[13];
  int count = 0;
  for (Suit suit = 0; suit < 4; ++suit) {
    const Cards cards = candidates.in(suit);
    if (!cards) continue;
    const SuitScore suited = scoreOfLead<Trump>(suit, hands, inPlay);
    const Card best = cards.best(), worst = cards.worst();
    for (Cards rest = cards; rest; rest = rest.rest()) {
      const Card card = rest.best();
      const bool first = card == (suited.bestFirst ? best : worst);
      const bool outer = card == best || card == worst;
      scored[count++] = {suited.score + (first ? 4 : outer ? 3 : -200), card};
    }
  }
  for (int i = 0; i < count; ++i) {
    int top = i;
    for (int j = i + 1; j < count; ++j)
      if (scored[j].score > scored[top].score) top = j;
    std::swap(scored[i], scored[top]);
    order.add(scored[i].card);
  }
}

// The trick so far, for who plays second, third or fourth to it.
template <int Trump>
class FollowOrder {
 public:
  FollowOrder(const Hands& hands, Seat seat, int turn, Suit led, Card winning, Seat winner)
      : own_(hands.of[seat]),
        left_(turn < 4 ? hands.of[leftOf(seat)] : Cards()),
        partner_(turn == 2 ? hands.of[partnerOf(seat)] : Cards()),
        turn_(turn),
        led_(led),
        winning_(winning),
        partnerWins_(samePartnership(winner, seat)) {}

  void order(Cards candidates, bool isVoid, MoveOrder& order) const {
    if (isVoid) return discard(candidates, order);
    if (!beats<Trump>(candidates.best(), winning_) || (isTrump(winning_) && led_ != Trump))
      return order.worstFirst(candidates);
    const Cards better = candidates & Cards::above(winning_);
    if (turn_ == 4) {
      if (partnerWins_) return order.worstFirst(candidates);
      return cheapestOf(better, candidates, order);
    }
    if (ruffs(left_)) return order.worstFirst(candidates);
    return turn_ == 3 ? third(candidates, better, order) : second(candidates, better, order);
  }

 private:
  static bool isTrump(Card card) { return Trump != kNoTrump && suitOf(card) == Trump; }
  static Cards trumps(Cards cards) { return Trump != kNoTrump ? cards.in(Trump & 3) : Cards(); }
  bool ruffs(Cards hand) const { return led_ != Trump && !hand.in(led_) && trumps(hand); }

  // The cheapest of `winners`, then the lowest of the others.
  static void cheapestOf(Cards winners, Cards candidates, MoveOrder& order) {
    const Card card = winners.worst();
    order.add(card);
    order.worstFirst(candidates - Cards::of(card));
  }

  void third(Cards candidates, Cards better, MoveOrder& order) const {
    const Cards behind = left_.in(led_);
    // Partner's card holds.
    if (partnerWins_ && (!behind || behind.best() > winning_))
      return order.worstFirst(candidates);
    if (!behind) return cheapestOf(better, candidates, order);
    const Cards holding = better & Cards::above(behind.best());
    if (!holding) {  // the last hand beats all: low, or drive it out
      order.worstFirst(candidates - better);
      return order.bestFirst(better);
    }
    const Card card = holding.worst();
    order.add(card);
    order.worstFirst(candidates - better);
    order.worstFirst(better - Cards::of(card));
  }

  void second(Cards candidates, Cards better, MoveOrder& order) const {
    const Cards behind = left_.in(led_), partner = partner_.in(led_);
    if (ruffs(partner_)) return order.worstFirst(candidates);
    if (partner && partner.best() < winning_) {
      // Partner can win later.
      if (!behind || partner.best() < behind.best()) return order.worstFirst(candidates);
      const Card best = candidates.best();
      if (behind.best() < std::min(partner.best(), best)) {
        const Cards between = behind & Cards::above(partner.best());
        if (!(between - Cards::downTo(best))) return order.worstFirst(candidates);
      }
    }
    if (!behind || better.worst() < behind.best()) return cheapestOf(better, candidates, order);
    order.bestFirst(better);
    order.worstFirst(candidates - better);
  }

  void discard(Cards candidates, MoveOrder& order) const {
    if (const Cards ruffing = trumps(candidates); ruffing && led_ != Trump && !partnerHolds())
      candidates -= ruff(ruffing, order);
    // The lowest card of each suit, the longest suit first; then all others.
    Suit suits[4];
    int lengths[4], count = 0;
    for (Suit suit = 0; suit < 4; ++suit) {
      if (suit == Trump || !candidates.in(suit)) continue;
      suits[count] = suit;
      lengths[count++] = own_.in(suit).count();
    }
    Cards rest = candidates;
    for (int i = 0; i < count; ++i) {
      int longest = i;
      for (int j = i + 1; j < count; ++j)
        if (lengths[j] > lengths[longest]) longest = j;
      std::swap(lengths[i], lengths[longest]);
      std::swap(suits[i], suits[longest]);
      const Card card = candidates.in(suits[i]).worst();
      order.add(card);
      rest -= Cards::of(card);
    }
    order.bestFirst(rest);
  }

  // Whether partner's card wins without a ruff.
  bool partnerHolds() const {
    if (!partnerWins_) return false;
    if (turn_ == 4) return true;
    const Cards behind = left_.in(led_);
    if (behind) return beats<Trump>(winning_, behind.best());
    return turn_ == 3 && !trumps(left_);
  }

  // Add the trumps worth trying first, and return them.
  Cards ruff(Cards ruffing, MoveOrder& order) const {
    if (isTrump(winning_)) {
      const Cards over = partnerWins_ ? Cards() : ruffing & Cards::above(winning_);
      order.worstFirst(over);
      return over;
    }
    if (turn_ == 4 || left_.in(led_) || !trumps(left_)) {
      order.add(ruffing.worst());
      return Cards::of(ruffing.worst());
    }
    order.worstFirst(ruffing);  // the next hand may overruff
    return ruffing;
  }

  const Cards own_, left_, partner_;
  const int turn_;
  const Suit led_;
  const Card winning_;
  const bool partnerWins_;
};

}  // namespace biritch::dd::DD_PATH
