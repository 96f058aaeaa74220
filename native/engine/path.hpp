// How one file of the engine is compiled: the path it takes through a processor.
//
// The engine is headers only. `paths/*.cpp` compile them several times with different flags of
// the compiler, each time in a namespace of its own (DD_PATH), so that the linker can never
// take a function with newer instructions for the same one without. Of the standard library
// they use nothing that is not inlined, but on types of their own namespace.
#pragma once

#ifndef DD_PATH
#error "say which path is compiled: -DDD_PATH=name"
#endif

#ifndef DD_BMI2
#define DD_BMI2 0  // 1: PEXT and PDEP are instructions
#endif

#ifndef DD_BOUNDS
#define DD_BOUNDS 1  // 0: no quick tricks and no sure tricks, for the tests
#endif

#ifndef DD_TABLE
#define DD_TABLE 1  // 0: nothing is remembered, for the tests
#endif
