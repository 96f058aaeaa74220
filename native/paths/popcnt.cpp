// The engine for x86-64 with POPCNT, but without a quick BMI2.
#define DD_PATH popcnt
#include "../engine/solution.hpp"

namespace biritch::dd {

std::unique_ptr<Engine> make_popcnt(std::size_t bytes) {
  return std::unique_ptr<Engine>(new popcnt::PathEngine(bytes));
}

}  // namespace biritch::dd
