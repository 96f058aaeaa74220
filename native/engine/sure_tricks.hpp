// Tricks that cannot be taken from a side, though they are not its next ones.
#pragma once

#include <algorithm>

#include "relevant_ranks.hpp"

namespace biritch::dd::DD_PATH {

// The three best trumps in play, of positions with at least three.
struct TopTrumps {
  Cards ace, king, queen;

  explicit TopTrumps(Cards trumps)
      : ace(Cards::of(trumps.best())),
        king(Cards::of(trumps.rest().best())),
        queen(Cards::of(trumps.rest().rest().best())) {}
};

// One trump trick of the side on lead though it lacks the best trump.
inline Outcome slowTrumpOfLeader(const Around& trumps, int left) {
  const Cards all = trumps.me | trumps.left | trumps.partner | trumps.right;
  if (all.count() < 3) return {};
  const TopTrumps top(all);
  const Cards ours = trumps.me | trumps.partner, theirs = trumps.left | trumps.right;
  const bool long_ = trumps.me.count() >= 2, partnerLong = trumps.partner.count() >= 2;
  // The king guarded behind the ace. From my own hand the lead must be given away first.
  if (((trumps.partner & top.king) && partnerLong && (trumps.left & top.ace)) ||
      ((trumps.me & top.king) && long_ && (trumps.right & top.ace) && left >= 3))
    return {1, RelevantRanks::closing(top.king)};
  if ((theirs & top.ace) && (ours & top.king) && (ours & top.queen) && (long_ || partnerLong))
    return {1, RelevantRanks::closing(top.queen)};
  return {};
}

// One trump trick of the side not on lead though it lacks the best trump.
inline Outcome slowTrumpOfOthers(const Around& trumps, int left) {
  const Cards all = trumps.me | trumps.left | trumps.partner | trumps.right;
  if (all.count() < 3) return {};
  const TopTrumps top(all);
  const Cards ours = trumps.left | trumps.right, theirs = trumps.me | trumps.partner;
  const bool leftLong = trumps.left.count() >= 2, rightLong = trumps.right.count() >= 2;
  if (((trumps.left & top.king) && leftLong && (trumps.me & top.ace)) ||
      ((trumps.right & top.king) && rightLong && (trumps.partner & top.ace) && left >= 3))
    return {1, RelevantRanks::closing(top.king)};
  if ((theirs & top.ace) && (ours & top.king) && (ours & top.queen) && (leftLong || rightLong))
    return {1, RelevantRanks::closing(top.queen)};
  return {};
}

// A hand, and the three others.
struct Holder {
  Cards hand, partner, opponents[2];

  // Its cards that none of the other three can beat.
  Cards winners() const { return hand & (partner | opponents[0] | opponents[1]).ranksAbove(); }
  // The most cards another hand has of a suit.
  int longestOther(Suit suit) const {
    return std::max({partner.in(suit).count(), opponents[0].in(suit).count(),
                     opponents[1].in(suit).count()});
  }
};

// Tricks with those `winners` that are in `certain`, and with as many of the others as are
// needed; beyond the length of every other hand they win whatever their rank.
inline Outcome cashed(const Holder& holder, Cards winners, Cards certain, int need) {
  Outcome outcome{certain.count(), RelevantRanks::closing(certain)};
  for (Suit suit = 0; suit < 4 && outcome.tricks < need; ++suit) {
    const Cards all = winners.in(suit);
    const int counted = (certain & all).count();
    const int more = std::min(all.count() - counted, need - outcome.tricks);
    if (more <= 0) continue;
    outcome.tricks += more;
    const int ranks = std::min(counted + more, holder.longestOther(suit));
    if (ranks > counted) outcome.ranks |= RelevantRanks::downTo(all.nth(ranks));
  }
  return outcome;
}

// Tricks of the side not on lead where no suit is trumps: it has the best card of every suit
// the leader can lead. Whichever hand wins that trick goes on with its cards that nobody can
// beat. Guards are not counted: who must throw cards on a long suit cannot keep them all.
inline Outcome sureTops(const Around& hands, int need) {
  const Cards theirs = hands.me | hands.partner;
  const Cards tops = (theirs | hands.left | hands.right).tops();
  Cards stoppers;
  for (Suit suit = 0; suit < 4; ++suit) {
    if (!hands.me.in(suit)) continue;
    const Cards top = tops.in(suit);
    if (theirs & top) return {};
    stoppers |= top;
  }
  const Holder left{hands.left, hands.right, {hands.me, hands.partner}};
  const Holder right{hands.right, hands.left, {hands.me, hands.partner}};
  const Cards lefts = left.winners(), rights = right.winners();
  if (!(stoppers & rights)) return cashed(left, lefts, stoppers, need);
  if (!(stoppers & lefts)) return cashed(right, rights, stoppers, need);
  // Either may be the one that wins.
  const int both = std::min({need, lefts.count(), rights.count()});
  Outcome one = cashed(left, lefts, stoppers & lefts, both);
  const Outcome other = cashed(right, rights, stoppers & rights, both);
  one.tricks = std::min(one.tricks, other.tricks);
  one.ranks |= other.ranks;
  return one;
}

// Tricks of the side not on lead that alone has trumps. A hand ruffs what it cannot follow to,
// so it never has to throw a card that nobody can beat: each of those is a trick, and each of
// its trumps.
inline Outcome aloneWithTrumps(const Around& hands, const Around& trumps, int need) {
  const int leftTrumps = trumps.left.count(), rightTrumps = trumps.right.count();
  const int longest = std::max(leftTrumps, rightTrumps);
  if (longest >= need) return {longest, {}};
  const Holder left{hands.left - trumps.left, hands.right, {hands.me, hands.partner}};
  const Holder right{hands.right - trumps.right, hands.left, {hands.me, hands.partner}};
  const Cards lefts = trumps.left ? left.winners() : Cards();
  const Cards rights = trumps.right ? right.winners() : Cards();
  const bool isLeft = leftTrumps + lefts.count() >= rightTrumps + rights.count();
  const int ruffs = isLeft ? leftTrumps : rightTrumps;
  Outcome outcome = cashed(isLeft ? left : right, isLeft ? lefts : rights, {}, need - ruffs);
  outcome.tricks += ruffs;
  return outcome;
}

// A lower bound on the tricks of the side not on lead.
template <int Trump>
Outcome sureTricks(const Around& hands, int left, int need) {
  if constexpr (Trump == kNoTrump) {
    return sureTops(hands, need);
  } else {
    const Around trumps{hands.me.in(Trump), hands.left.in(Trump), hands.partner.in(Trump),
                        hands.right.in(Trump)};
    const Cards ours = trumps.left | trumps.right, theirs = trumps.me | trumps.partner;
    if (!ours) return theirs ? Outcome{} : sureTops(hands, need);
    if (!theirs) return aloneWithTrumps(hands, trumps, need);
    const int longest = std::max(trumps.left.count(), trumps.right.count());
    const Cards best = ours & theirs.ranksAbove();
    const int tricks = std::min({best.count(), longest, need});
    if (tricks > 0) return {tricks, RelevantRanks::downTo(best.nth(tricks))};
    return slowTrumpOfOthers(trumps, left);
  }
}

// The trump trick of `slowTrumpOfLeader`.
template <int Trump>
Outcome slowTrump(const Around& hands, int left) {
  const Around trumps{hands.me.in(Trump), hands.left.in(Trump), hands.partner.in(Trump),
                      hands.right.in(Trump)};
  if (!(trumps.left | trumps.right)) return {};
  return slowTrumpOfLeader(trumps, left);
}

}  // namespace biritch::dd::DD_PATH
