// Tricks that the side on lead takes at once, without losing the lead.
#pragma once

#include <algorithm>

#include "relevant_ranks.hpp"

namespace biritch::dd::DD_PATH {

// A lower bound on the tricks of the side on lead, by three plans: cash from the leader's hand,
// cross to partner and cash from there, or let partner ruff. A result rests on the ranks of the
// winners that are counted and on no others; so no more are counted than are needed.
template <int Trump>
class QuickTricks {
 public:
  QuickTricks(const Around& hands, int left, int need)
      : hands_(hands),
        winning_((hands.left | hands.right).ranksAbove()),
        mine_(hands.me & winning_),
        partners_(hands.partner & winning_),
        left_(left),
        need_(need) {}

  Outcome count() {
    if constexpr (kTrumps) {
      countTrumps();
      if (cash_.tricks >= need_) return cash_;
    } else {
      if (!(mine_ | partners_)) return {};
    }
    for (Suit suit = 0; suit < 4; ++suit) {
      if (suit == Trump) continue;
      countSuit(suit);
      if (cash_.tricks >= need_) break;
    }
    if (cash_.tricks < need_) {
      if (entry_ && cross_.tricks > cash_.tricks) {
        cash_.ranks |= cross_.ranks;
        cash_.tricks = cross_.tricks;
      }
      if (kTrumps && ruffs_) countRuff();
    }
    cash_.tricks = std::min(cash_.tricks, left_);
    return cash_;
  }

 private:
  static constexpr bool kTrumps = Trump != kNoTrump;

  // The ranks down to the winner that is so many from the best.
  static RelevantRanks downToNth(Cards winners, int place) {
    return RelevantRanks::downTo(winners.nth(place));
  }

  // Top trumps are tricks wherever they are; and they may draw those of the opponents.
  void countTrumps() {
    const Cards mine = hands_.me.in(Trump), partners = hands_.partner.in(Trump);
    leftTrumps_ = hands_.left.in(Trump).count();
    rightTrumps_ = hands_.right.in(Trump).count();
    const int rounds = std::max(leftTrumps_, rightTrumps_);
    const Cards winners = (mine_ | partners_).in(Trump);
    int tricks = std::min(winners.count(), std::max(mine.count(), partners.count()));
    if (tricks > 0) {
      tricks = std::min(tricks, need_);
      // Against opponents without trumps any trump is as good.
      if (rounds > 0) cash_.ranks |= downToNth(winners, tricks);
      cash_.tricks = cross_.tricks = tricks;
      if (tricks >= need_) return;
    }
    const Cards drawing = mine_.in(Trump);
    drawn_ = rounds == 0;
    if (!drawn_ && drawing.count() >= rounds) {
      // The lead stays only if partner can follow below the trumps that draw.
      const RelevantRanks draws = downToNth(drawing, rounds);
      if ((partners - draws.cards()).count() >= std::min(rounds, partners.count())) {
        drawn_ = true;
        cash_.ranks |= draws;
      }
    }
    // A ruff is counted beside the leader's own top trumps alone: partner's may be what ruffs.
    ruff_.tricks = 1 + drawing.count();
    if (drawing && rounds > 0) ruff_.ranks |= RelevantRanks::downTo(drawing.worst());
    partnerMayRuff_ = partners && (rounds == 0 || !drawn_);
  }

  // Whether partner, void, can ruff after so many winners of the suit have been cashed.
  bool ruffsAfter(Cards mine, Cards partners, int leftLength, int rightLength, int cashed) {
    return kTrumps && partnerMayRuff_ && mine && !partners && mine.count() > cashed &&
           (leftTrumps_ == 0 || leftLength > cashed) &&
           (rightTrumps_ == 0 || rightLength > cashed);
  }

  void countSuit(Suit suit) {
    const Cards me = hands_.me.in(suit), partner = hands_.partner.in(suit);
    const Cards winners = mine_.in(suit), theirs = partners_.in(suit);
    if (!(winners | theirs)) {
      if (kTrumps && partnerMayRuff_ && me && !partner)
        ruffs_ |= ruffsAfter(me, partner, hands_.left.in(suit).count(),
                             hands_.right.in(suit).count(), 0);
      return;
    }
    const int leftLength = hands_.left.in(suit).count();
    const int rightLength = hands_.right.in(suit).count();
    // While an opponent has trumps, winners are cashed only as long as he must follow.
    int safe = 13;
    if (kTrumps && !drawn_) {
      if (leftTrumps_ > 0) safe = leftLength;
      if (rightTrumps_ > 0) safe = std::min(safe, rightLength);
      if (safe == 0) return;
    }
    const int myLength = me.count(), partnersLength = partner.count();
    const int myRounds = std::min(myLength, safe);
    const int partnersRounds = std::min(partnersLength, safe);
    const int myWinners = std::min(winners.count(), myRounds);
    const int partnersWinners = std::min(theirs.count(), partnersRounds);
    ruffs_ |= ruffsAfter(me, partner, leftLength, rightLength, winners.count());
    if (me && partnersWinners > 0 && me.worst() > theirs.best()) entry_ = true;

    // Leading from here: the winners of both hands, unless one hand's cards block the other's.
    int cashed;
    if (partnersWinners == 0) {
      cashed = myWinners;
    } else if (myWinners == 0) {
      cashed = myRounds > 0 ? partnersWinners : 0;
    } else if (winners.best() > partner.worst()) {
      cashed = partnersWinners;
    } else if (me.worst() < theirs.best()) {
      cashed = myWinners;
    } else {
      // One of partner's winners is an exit to my hand if nothing lower of his is left.
      const bool all = partnersWinners == partnersRounds && partnersWinners == partnersLength;
      cashed = std::min(myRounds, myWinners + partnersWinners - all);
    }
    // The same led from partner's hand. Where it has no winners, those of the leader are cashed
    // before the lead goes over: partner throws on them what is not counted.
    int crossed;
    if (myWinners == 0) {
      crossed = partnersWinners;
    } else if (partnersWinners == 0) {
      crossed = myWinners;
    } else if (theirs.best() > me.worst()) {
      crossed = myWinners;
    } else if (partner.worst() < winners.best()) {
      crossed = partnersWinners;
    } else {
      const bool all = myWinners == myRounds && myWinners == myLength;
      crossed = std::min(partnersRounds, partnersWinners + myWinners - all);
    }

    // Winners beyond what the longest other hand holds win by length, whatever their rank.
    const int longest = std::max(leftLength, rightLength);
    const int myRanks = std::min(myWinners, std::max(partnersLength, longest));
    const int partnersRanks = std::min(partnersWinners, std::max(myLength, longest));
    if (cashed > 0 && myWinners > 0) {
      int ranks = myRanks;
      if (cash_.tricks + cashed > need_ && partnersWinners == 0) {
        cashed = need_ - cash_.tricks;
        ranks = std::min(ranks, std::max(cashed, 1));
      }
      if (ranks > 0) cash_.ranks |= downToNth(winners, ranks);
    }
    if (partnersRanks > 0) {
      const RelevantRanks ranks = downToNth(theirs, partnersRanks);
      cross_.ranks |= ranks;
      const bool blocked = winners && winners.best() > partner.worst();
      if (cashed > myWinners || (cashed > 0 && (myWinners == 0 || blocked)))
        cash_.ranks |= ranks;
    }
    if (crossed > 0 && myRanks > 0) cross_.ranks |= downToNth(winners, myRanks);
    cash_.tricks += cashed;
    cross_.tricks += crossed;
    if (kTrumps && myWinners > 0 && partnersWinners == 0) {
      ruffSides_ += myWinners;
      if (myRanks > 0) ruff_.ranks |= downToNth(winners, myRanks);
    }
  }

  // Side winners come before the ruff only while partner has other cards to throw on them.
  void countRuff() {
    const int discards = left_ - hands_.partner.in(kTrumps ? Trump : 0).count();
    ruff_.tricks += std::min(ruffSides_, discards);
    if (ruff_.tricks > cash_.tricks) cash_ = ruff_;
  }

  const Around hands_;
  const Cards winning_, mine_, partners_;
  const int left_, need_;
  Outcome cash_, cross_, ruff_;
  int ruffSides_ = 0;
  int leftTrumps_ = 0, rightTrumps_ = 0;
  bool drawn_ = true, entry_ = false, partnerMayRuff_ = false, ruffs_ = false;
};

}  // namespace biritch::dd::DD_PATH
