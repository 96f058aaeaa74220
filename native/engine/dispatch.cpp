// Which path the processor has.
#include "engine.hpp"

#if defined(__x86_64__) || defined(_M_X64)
#define DD_X86 1
#ifdef _MSC_VER
#include <intrin.h>
#else
#include <cpuid.h>
#endif
#endif

namespace biritch::dd {

std::unique_ptr<Engine> make_baseline(std::size_t bytes);

#ifdef DD_X86

std::unique_ptr<Engine> make_popcnt(std::size_t bytes);
std::unique_ptr<Engine> make_bmi2(std::size_t bytes);

namespace {

struct Registers {
  unsigned a = 0, b = 0, c = 0, d = 0;
};

Registers cpuid(unsigned leaf) {
  Registers x;
#ifdef _MSC_VER
  int values[4];
  __cpuidex(values, static_cast<int>(leaf & 0x80000000U), 0);
  if (static_cast<unsigned>(values[0]) < leaf) return x;
  __cpuidex(values, static_cast<int>(leaf), 0);
  x = {static_cast<unsigned>(values[0]), static_cast<unsigned>(values[1]),
       static_cast<unsigned>(values[2]), static_cast<unsigned>(values[3])};
#else
  __get_cpuid_count(leaf, 0, &x.a, &x.b, &x.c, &x.d);
#endif
  return x;
}

// AMD's processors before Zen 3 (family 19h) have PEXT and PDEP in microcode, up to a hundred
// times slower than the instructions they replace.
bool slowBmi2() {
  const Registers vendor = cpuid(0);
  if (vendor.b != 0x68747541U) return false;  // "Auth", of AuthenticAMD
  const unsigned version = cpuid(1).a;
  unsigned family = version >> 8 & 15;
  if (family == 15) family += version >> 20 & 255;
  return family < 0x19;
}

Path foundPath() {
  constexpr unsigned kPopcnt = 1U << 23, kLzcnt = 1U << 5, kBmi1 = 1U << 3, kBmi2 = 1U << 8;
  if ((cpuid(1).c & kPopcnt) == 0) return Path::kBaseline;
  const unsigned extended = cpuid(7).b;
  const bool bmi = (extended & kBmi1) != 0 && (extended & kBmi2) != 0 &&
                   (cpuid(0x80000001U).c & kLzcnt) != 0;
  return bmi && !slowBmi2() ? Path::kBmi2 : Path::kPopcount;
}

}  // namespace

Path bestPath() {
  static const Path path = foundPath();
  return path;
}

std::unique_ptr<Engine> makeEngine(Path path, std::size_t bytes) {
  if (path > bestPath()) return nullptr;
  switch (path) {
    case Path::kBmi2:
      return make_bmi2(bytes);
    case Path::kPopcount:
      return make_popcnt(bytes);
    default:
      return make_baseline(bytes);
  }
}

#else

Path bestPath() { return Path::kBaseline; }

std::unique_ptr<Engine> makeEngine(Path path, std::size_t bytes) {
  return path == Path::kBaseline ? make_baseline(bytes) : nullptr;
}

#endif

}  // namespace biritch::dd
