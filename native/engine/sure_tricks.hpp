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

// Tricks of the side not on lead where no suit is trumps: it has the best card of every suit
// the leader can lead, so it wins the next trick; and if one hand has all those, they follow.
// Guards are not counted: who must throw cards on a long suit cannot keep them all.
inline Outcome sureTops(const Around& hands) {
  const Cards ours = hands.left | hands.right, theirs = hands.me | hands.partner;
  const Cards tops = (ours | theirs).tops();
  Cards stoppers;
  for (Suit suit = 0; suit < 4; ++suit) {
    if (!hands.me.in(suit)) continue;
    const Cards top = tops.in(suit);
    if (theirs & top) return {};
    stoppers |= top;
  }
  const bool inOneHand = !(stoppers - hands.left) || !(stoppers - hands.right);
  return {inOneHand ? stoppers.count() : 1, RelevantRanks::closing(stoppers)};
}

// A lower bound on the tricks of the side not on lead.
template <int Trump>
Outcome sureTricks(const Around& hands, int left, int need) {
  if constexpr (Trump == kNoTrump) {
    return sureTops(hands);
  } else {
    const Around trumps{hands.me.in(Trump), hands.left.in(Trump), hands.partner.in(Trump),
                        hands.right.in(Trump)};
    const Cards ours = trumps.left | trumps.right, theirs = trumps.me | trumps.partner;
    if (!ours) return theirs ? Outcome{} : sureTops(hands);
    const int longest = std::max(trumps.left.count(), trumps.right.count());
    // Alone with trumps in one hand: each is a trick.
    if (!theirs && (!trumps.left || !trumps.right)) return {longest, {}};
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
