// The ranks on which a result rests.
#pragma once

#include "cards.hpp"

namespace biritch::dd::DD_PATH {

// In each suit, all ranks down to a threshold: who holds these matters to a result, of the
// cards below them only how many each hand has.
//
// Such a set must be closed upwards. A rank is told by how many cards in play are above it;
// once a trick has gone, "the king is the best" is true only because the ace is gone, and says
// for the position before that trick that the ace matters too. So there is no way to make a set
// that is not closed.
class RelevantRanks {
 public:
  constexpr RelevantRanks() = default;
  static constexpr RelevantRanks downTo(Card card) {
    return RelevantRanks(Cards::downTo(card));
  }
  // The smallest closed set with these cards in it.
  static constexpr RelevantRanks closing(Cards cards) {
    std::uint64_t x = cards.bits();
    x |= x >> 1 & 0x7FFF7FFF7FFF7FFFULL;
    x |= x >> 2 & 0x3FFF3FFF3FFF3FFFULL;
    x |= x >> 4 & 0x0FFF0FFF0FFF0FFFULL;
    x |= x >> 8 & 0x00FF00FF00FF00FFULL;
    return RelevantRanks(Cards(x));
  }

  constexpr RelevantRanks& operator|=(RelevantRanks other) {
    ranks_ |= other.ranks_;
    return *this;
  }
  constexpr RelevantRanks operator|(RelevantRanks other) const {
    return RelevantRanks(ranks_ | other.ranks_);
  }
  constexpr bool touch(Cards cards) const { return static_cast<bool>(ranks_ & cards); }
  // The cards of a suit that are below the threshold.
  constexpr Cards below(Suit suit) const { return Cards::suit(suit) - ranks_; }
  constexpr Cards cards() const { return ranks_; }

 private:
  constexpr explicit RelevantRanks(Cards closed) : ranks_(closed) {}

  Cards ranks_;
};

// So many tricks, and the ranks on which that rests.
struct Outcome {
  int tricks = 0;
  RelevantRanks ranks;
};

}  // namespace biritch::dd::DD_PATH
