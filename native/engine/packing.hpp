// The cards in play moved together, so that only their order counts.
#pragma once

#include "cards.hpp"
#if DD_BMI2
#include <immintrin.h>
#endif

namespace biritch::dd::DD_PATH {

inline constexpr std::uint64_t kPacked = (1ULL << 52) - 1;

#if DD_BMI2

// 52 bits: the cards in play without the gaps. Where a suit begins follows from how many cards
// the suits have, which a table's key says.
class Packing {
 public:
  explicit Packing(Cards inPlay) : inPlay_(inPlay.bits()) {}
  std::uint64_t pack(Cards cards) const { return _pext_u64(cards.bits(), inPlay_); }
  Cards unpack(std::uint64_t packed) const { return Cards(_pdep_u64(packed, inPlay_)); }

 private:
  std::uint64_t inPlay_;
};

#else

// 52 bits: 13 for each suit, the cards in play without the gaps at the lower end. All four
// lanes are compressed at once, in four steps that move cards by 1, 2, 4 and 8 places (Henry
// Warren, Hacker's Delight, 7-4).
class Packing {
 public:
  explicit Packing(Cards inPlay) : inPlay_(inPlay.bits()) {
    std::uint64_t kept = inPlay.bits();
    std::uint64_t gaps = (~kept << 1) & 0xFFFEFFFEFFFEFFFEULL;
    for (int step = 0; step < 4; ++step) {
      std::uint64_t odd = gaps ^ (gaps << 1 & 0xFFFEFFFEFFFEFFFEULL);
      odd ^= odd << 2 & 0xFFFCFFFCFFFCFFFCULL;
      odd ^= odd << 4 & 0xFFF0FFF0FFF0FFF0ULL;
      odd ^= odd << 8 & 0xFF00FF00FF00FF00ULL;
      moved_[step] = odd & kept;
      kept = (kept ^ moved_[step]) | moved_[step] >> (1 << step);
      gaps &= ~odd;
    }
  }

  std::uint64_t pack(Cards cards) const {
    std::uint64_t x = cards.bits() & inPlay_;
    for (int step = 0; step < 4; ++step) {
      const std::uint64_t moving = x & moved_[step];
      x = (x ^ moving) | moving >> (1 << step);
    }
    return (x & 0x1FFF) | (x >> 3 & 0x1FFFULL << 13) | (x >> 6 & 0x1FFFULL << 26) |
           (x >> 9 & 0x1FFFULL << 39);
  }

  Cards unpack(std::uint64_t packed) const {
    std::uint64_t x = (packed & 0x1FFF) | (packed & 0x1FFFULL << 13) << 3 |
                      (packed & 0x1FFFULL << 26) << 6 | (packed & 0x1FFFULL << 39) << 9;
    for (int step = 3; step >= 0; --step) {
      const std::uint64_t moving = (x << (1 << step)) & moved_[step];
      x = (x & ~(moved_[step] >> (1 << step))) | moving;
    }
    return Cards(x);
  }

 private:
  std::uint64_t inPlay_, moved_[4];
};

#endif

}  // namespace biritch::dd::DD_PATH
