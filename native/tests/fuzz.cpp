// Any bytes as positions: whatever passes the checks of the callers must be solved without
// undefined behaviour. For libFuzzer (clang -fsanitize=fuzzer,address,undefined); with
// DD_FUZZ_MAIN, a program that feeds itself random bytes, for compilers without it.
#include <cstdint>
#include <cstring>

#include "../engine/engine.hpp"

using namespace biritch::dd;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto engine = makeEngine(Path::kBaseline, std::size_t{2} << 20);
  static const auto best = makeEngine(bestPath(), std::size_t{2} << 20);
  if (size < 8) return 0;
  Position position{};
  const int each = 1 + data[0] % 6;
  position.strain = data[1] % 5;
  position.leader = data[2] % 4;
  const int turn = data[3] % 4, target = data[4] % 16;
  // Cards in the order that the bytes draw them from the pack.
  int pack[52];
  for (int i = 0; i < 52; ++i) pack[i] = i / 13 * 16 + i % 13;
  std::size_t at = 5;
  for (int i = 0; i < 4 * each; ++i) {
    const int other = i + data[at] % (52 - i);
    at = at + 1 < size ? at + 1 : 5;
    const int card = pack[other];
    pack[other] = pack[i];
    pack[i] = card;
    position.hands[i / each] |= 1ULL << card;
  }
  // Any card may lie on the table: a revoke stays where it is.
  for (; position.turn < turn; ++position.turn) {
    const int seat = position.seat();
    std::uint64_t hand = position.hands[seat];
    for (int skip = data[at] % each; skip > 0; --skip) hand &= hand - 1;
    at = at + 1 < size ? at + 1 : 5;
    const int card = __builtin_ctzll(hand);
    position.hands[seat] &= ~(1ULL << card);
    position.table[position.turn] = card;
  }
  std::int8_t one[64], other[64];
  for (const Mode mode : {Mode::kExact, Mode::kBest, Mode::kTarget}) {
    engine->cards(position, mode, target, one);
    best->cards(position, mode, target, other);
    if (std::memcmp(one, other, sizeof one) != 0) __builtin_trap();
    // The paths take the same way; one that remembers less would still be right, only slow.
    if (engine->visited() != best->visited()) __builtin_trap();
  }
  return 0;
}

#ifdef DD_FUZZ_MAIN
#include <cstdio>
#include <cstdlib>
#include <random>

int main(int count, char** words) {
  const long number = count > 1 ? std::atol(words[1]) : 10000;
  std::mt19937_64 chance(count > 2 ? std::strtoull(words[2], nullptr, 10) : 1);
  std::uint8_t bytes[64];
  for (long i = 0; i < number; ++i) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(chance());
    LLVMFuzzerTestOneInput(bytes, 8 + chance() % 56);
  }
  std::printf("%ld inputs, nothing wrong\n", number);
}
#endif
