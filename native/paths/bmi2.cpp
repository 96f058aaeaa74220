// The engine for x86-64 with BMI2, where PEXT and PDEP are quick.
#define DD_PATH bmi2
#define DD_BMI2 1
#include "../engine/solution.hpp"

namespace biritch::dd {

std::unique_ptr<Engine> make_bmi2(std::size_t bytes) {
  return std::unique_ptr<Engine>(new bmi2::PathEngine(bytes));
}

}  // namespace biritch::dd
