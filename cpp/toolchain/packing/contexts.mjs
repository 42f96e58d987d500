// What the bytes of a wasm module are. What one may be depends on that more than on the byte before it: an operator on
// the operator before, an operand on whose it is. See "Binary Format" in the WebAssembly Core Specification.
//
// Operands that are rare are taken for operators, and put the walk right again within a few bytes, or with the next
// function: that costs a few bits, as do bytes that are no module.

// The context of an operator is the one before it. Those that this library has no use for leave room for others.
const HEADER = 0x06;
/** The first of eight. */
const F64 = 0x12;
/** The first of those of a section's bytes. */
const SECTION = 0x8b;
// Of a number's first byte; the next context is that of the bytes behind it.
/** The first of those of operands. */
const OPERAND = 0xc5;
const ALIGNMENT = 0xf3;
const OFFSET = 0xf5;
const SIMD = 0xf7;
const STRUCTURE = 0xf9;
// Of a byte.
const LOCALS = 0xfb;
const TYPE = 0xfe;
const LANE = 0xff;

const HEADER_SIZE = 8;
const CODE_SECTION = 10;
/** Tells apart whose operands are frequent. */
const OPERANDS = 23;

/** Blocks, jumps, calls, variables, integers: the operators with a number. */
const haveOperand = new Set([
  0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x11, 0x20, 0x21, 0x22, 0x23, 0x24, 0x41, 0x42,
]);

/**
 * Walks along a module. `byte` is given the context of each byte, and returns it: 0 behind the last. `at` tells how many
 * there have been, `isOver` whether that was all.
 *
 * @param {{ byte(context: number): number, at(): number, isOver(): boolean }} bytes
 */
export function walk({ byte, at, isOver }) {
  let operator = 0;

  const run = (context, step, count) => {
    for (let i = 0; i < count && !isOver(); ++i) byte(context + i * step);
  };
  const number = (context) => {
    let next = byte(context);
    let value = next & 127;
    for (let shift = 7; next > 127; shift += 7) {
      next = byte(context + 1);
      value |= (next & 127) << (shift & 31);
    }
    return value >>> 0;
  };
  const place = () => {
    number(ALIGNMENT);
    number(OFFSET);
  };
  const simd = () => {
    const which = number(SIMD);
    if (which < 12) place();
    // A constant, and the shuffle.
    if (which === 12 || which === 13) run(LANE, 0, 16);
  };
  const instruction = () => {
    operator = byte(operator);
    if (operator > 0x27 && operator < 0x3f) place();
    else if (haveOperand.has(operator)) number(OPERAND + 2 * (operator % OPERANDS));
    else if (operator === 0x44) run(F64, 1, 8);
    else if (operator === 0xfd) simd();
  };
  const body = () => {
    const end = number(STRUCTURE) + at();
    for (let left = byte(LOCALS); left > 0 && !isOver(); --left) {
      byte(LOCALS);
      byte(TYPE);
    }
    operator = 0;
    while (at() < end && !isOver()) instruction();
  };
  const section = () => {
    const which = byte(HEADER);
    const size = number(STRUCTURE);
    if (which !== CODE_SECTION) run(SECTION + (which & 15), 0, size);
    else for (let left = number(STRUCTURE); left > 0 && !isOver(); --left) body();
  };

  run(HEADER, 0, HEADER_SIZE);
  while (!isOver()) section();
}

/** The context of each byte. */
export function contextsOf(module) {
  const contexts = new Uint8Array(module.length);
  let count = 0;
  const isOver = () => count === module.length;
  const byte = (context) => {
    if (isOver()) return 0;
    contexts[count] = context;
    return module[count++];
  };
  walk({ byte, at: () => count, isOver });
  return contexts;
}
