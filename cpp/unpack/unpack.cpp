// The bytes that toolchain/packing has packed into a text: see there for the format.
//
// A module of its own, of some 1,200 bytes: the first call of every program waits for it, and
// JavaScript that engines have not compiled yet takes many times as long. It has no stack and no
// data; web/lib/unpack.ts fills its memory.
#include <cstdint>

namespace {

using Number = std::uint32_t;

/// Where the kinds of bits begin, as toolchain/packing/kinds.mjs has them: bytes by their contexts
/// come first.
constexpr Number kKinds = 0x10000;
constexpr Number kRepeats = 0x10400;
constexpr Number kDistances = 0x10500;
constexpr Number kLengths = 0x10900;
constexpr Number kAgain = 0x10a00;
constexpr Number kCount = 0x10b00;

/// A bit counts the less, the more of its kind there have been, up to so many.
constexpr Number kMostSeen = 80;

// What changes is in globals of wasm, which take fewer bytes to use than memory.
#define SEPAX_GLOBAL [[clang::address_space(1)]]

const std::uint8_t* SEPAX_GLOBAL nextDigit;
Number SEPAX_GLOBAL range;
Number SEPAX_GLOBAL code;
std::uint8_t* SEPAX_GLOBAL next;
std::uint8_t* SEPAX_GLOBAL behind;
/// How many bytes are left of a copy, none behind a text; from how far back, and from how far the
/// copy before came.
Number SEPAX_GLOBAL copied;
Number SEPAX_GLOBAL distance;
Number SEPAX_GLOBAL otherDistance;
/// Which of the last two steps were copies.
Number SEPAX_GLOBAL kinds;
Number SEPAX_GLOBAL lastOperator;

/// What is known of a kind. Together, and so mostly in one line of the cache.
struct [[gnu::packed]] Known {
  /// How likely its next bit is 0, of 65,536; less a half of that, so that zeros are a start.
  std::int16_t chance;
  /// How many there have been.
  std::uint8_t seen;
};

/// Behind it lie the bytes: see web/lib/unpack.ts.
static_assert(sizeof(Known) * kCount == 0x32100);
Known* SEPAX_GLOBAL known;

// None is inlined: engines compile a function anew that is called often, but no loop while it runs.

/// As many bits as make a number of 1 reach the end, at least one, each of a kind that those before
/// choose.
[[gnu::noinline]] Number bits(Number first, Number end) {
  // Globals are in memory, which each bit would wait for.
  Number width = range;
  Number left = code;
  const std::uint8_t* digits = nextDigit;
  Number node = 1;
  while (node < end) {
    for (; width < 1 << 24; width <<= 6) {
      const Number digit = *digits++;
      left = left << 6 | (digit - (digit < 92 ? 40 : 45));
    }
    Known& kind = known[first + node];
    const Number seen = kind.seen;
    const Number rate = 32768 / (2 * seen + 3);
    kind.seen = static_cast<std::uint8_t>(seen + (seen < kMostSeen ? 1 : 0));
    Number chance = static_cast<Number>(kind.chance + 0x8000);
    const Number bound = (width >> 12) * (chance >> 4);
    node *= 2;
    if (left < bound) {
      width = bound;
      chance += (0x10000 - chance) * rate >> 14;
    } else {
      left -= bound;
      width -= bound;
      chance -= chance * rate >> 14;
      ++node;
    }
    kind.chance = static_cast<std::int16_t>(chance - 0x8000);
  }
  range = width;
  code = left;
  nextDigit = digits;
  return node;
}

Number bit(Number kind) { return bits(kind - 1, 2) & 1; }

/// A number from 1 on: how many bits follow the first, and these; the first two depend on those
/// before.
[[gnu::noinline]] Number number(Number kind) {
  const Number length = bits(kind, 32);
  const Number first = kind + (length << 2) - 64;
  Number value = 1;
  for (Number left = length - 32; left > 0; --left) {
    value = 2 * value + bit(value < 4 ? first + value : kind + 31 + left);
  }
  return value;
}

/// Begins a copy.
[[gnu::noinline]] void startCopy() {
  const Number before = distance;
  if (bit(kRepeats + kinds) == 0) {
    const Number length = number(kLengths);
    distance = number(kDistances - 256 + ((length < 4 ? length : 4) << 8));
    otherDistance = before;
    copied = length + 1;
  } else {
    if (bit(kRepeats + 4 + kinds) == 1) {
      distance = otherDistance;
      otherDistance = before;
    }
    copied = number(kAgain);
  }
}

/// The next byte, of a context; 0 behind the last.
[[gnu::noinline]] Number byte(Number context) {
  if (next == behind) return 0;
  std::uint8_t* const at = next++;
  if (copied == 0) {
    const Number isCopy = bit(kKinds + (kinds << 8) + context);
    if (isCopy == 1) startCopy();
    kinds = (kinds << 1 | isCopy) & 3;
    if (isCopy == 0) return *at = static_cast<std::uint8_t>(bits(context << 8, 256));
  }
  --copied;
  return *at = *(at - distance);
}

// What follows walks along a module as toolchain/packing/contexts.mjs does, which says why.

enum Context : Number {
  kHeader = 0x06,
  kF64 = 0x12,
  kSection = 0x8b,
  kOperand = 0xc5,
  kAlignment = 0xf3,
  kOffset = 0xf5,
  kSimd = 0xf7,
  kStructure = 0xf9,
  kLocals = 0xfb,
  kType = 0xfe,
  kLane = 0xff,
};

bool isOver() { return next == behind; }

/// So many bytes, each of a context that lies by a step further.
[[gnu::noinline]] void run(Number context, Number step, Number count) {
  for (; count > 0 && !isOver(); --count, context += step) byte(context);
}

/// A number as modules have them.
[[gnu::noinline]] Number integer(Number context) {
  Number last = byte(context);
  Number value = last & 127;
  for (Number shift = 7; last > 127; shift += 7) {
    last = byte(context + 1);
    value |= (last & 127) << (shift & 31);
  }
  return value;
}

[[gnu::noinline]] void place() {
  integer(kAlignment);
  integer(kOffset);
}

void simd() {
  const Number which = integer(kSimd);
  if (which < 12) place();
  if (which - 12 < 2) run(kLane, 0, 16);
}

/// By the last six bits of operators from 0x02 to 0x42.
constexpr std::uint64_t kHaveOperand = 0b11111'0000'0000'0000'0011'0011'0000'0001'1110;

void instruction() {
  const Number which = byte(lastOperator);
  lastOperator = which;
  if (which - 0x28 < 0x17) {
    place();
  } else if (which - 0x02 < 0x41 && (kHaveOperand >> (which & 63) & 1) != 0) {
    integer(kOperand + 2 * (which % 23));
  } else if (which == 0x44) {
    run(kF64, 1, 8);
  } else if (which == 0xfd) {
    simd();
  }
}

void body() {
  const Number size = integer(kStructure);
  const std::uint8_t* const end = next + size;
  for (Number left = byte(kLocals); left > 0 && !isOver(); --left) {
    byte(kLocals);
    byte(kType);
  }
  lastOperator = 0;
  while (next < end && !isOver()) instruction();
}

void section() {
  const Number which = byte(kHeader);
  const Number size = integer(kStructure);
  if (which != 10) {
    run(kSection + (which & 15), 0, size);
  } else {
    for (Number left = integer(kStructure); left > 0 && !isOver(); --left) body();
  }
}

}  // namespace

/// Puts the bytes of the digits between two addresses, after those that they were packed to follow,
/// and what was learnt from these is at `block`, where the same is to be of both.
extern "C" [[clang::export_name("unpack")]] void unpack(Known* block, const std::uint8_t* digits,
                                                        std::uint8_t* start, std::uint8_t* end) {
  known = block;
  nextDigit = digits;
  next = start;
  behind = end;
  // Asks for the first digits.
  range = 1;
  code = 0;
  distance = 0;
  otherDistance = 0;
  kinds = 0;
  run(kHeader, 0, 8);
  while (!isOver()) section();
}
