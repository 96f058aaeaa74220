// The engine in plain C++: for ARM64, and for any x86-64.
#define DD_PATH baseline
#include "../engine/solution.hpp"

namespace biritch::dd {

std::unique_ptr<Engine> make_baseline(std::size_t bytes) {
  return std::unique_ptr<Engine>(new baseline::PathEngine(bytes));
}

}  // namespace biritch::dd
