/**
 * Exact arithmetic. Every finite double is an integer times a power of two, and BigInt holds any
 * integer, so nothing here is ever rounded except where a function says that it returns a double.
 */

const doubles = new Float64Array(1);
const bits = new BigUint64Array(doubles.buffer);

const MANTISSA_BITS = 52n;
const MANTISSA_MASK = (1n << MANTISSA_BITS) - 1n;
const EXPONENT_MASK = 0x7ffn;
/** The exponent of the last bit of a subnormal double. */
const LEAST_EXPONENT = -1074;

/** mantissa * 2^exponent. */
export interface Dyadic {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/** The double as it is. */
export function dyadic(x: number): Dyadic {
  if (!Number.isFinite(x)) throw new RangeError(`${x} is not a finite number`);
  doubles[0] = x;
  const pattern = bits[0] as bigint;
  const biased = Number((pattern >> MANTISSA_BITS) & EXPONENT_MASK);
  const fraction = pattern & MANTISSA_MASK;
  const magnitude = biased === 0 ? fraction : fraction | (1n << MANTISSA_BITS);
  const exponent = biased === 0 ? LEAST_EXPONENT : LEAST_EXPONENT + biased - 1;
  return { mantissa: x < 0 ? -magnitude : magnitude, exponent };
}

/** The exponent e for which every one of the numbers is an integer times 2^e. */
export function commonExponent(numbers: Iterable<number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const x of numbers) {
    if (x !== 0) least = Math.min(least, dyadic(x).exponent);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** x / 2^exponent; `exponent` comes from {@link commonExponent} of numbers that include x. */
export function scaledInteger(x: number, exponent: number): bigint {
  if (x === 0) return 0n;
  const { mantissa, exponent: own } = dyadic(x);
  return mantissa << BigInt(own - exponent);
}

export function abs(n: bigint): bigint {
  return n < 0n ? -n : n;
}

export function signOf(n: bigint): -1 | 0 | 1 {
  if (n > 0n) return 1;
  return n < 0n ? -1 : 0;
}

function bitLength(n: bigint): number {
  return n === 0n ? 0 : abs(n).toString(2).length;
}

function shifted(n: bigint, by: number): bigint {
  return by >= 0 ? n << BigInt(by) : n >> BigInt(-by);
}

/** 2^exponent times x without an intermediate overflow. */
function timesPowerOfTwo(x: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return x * 2 ** half * 2 ** (exponent - half);
}

/** numerator / denominator as the nearest double or its neighbour. */
export function quotient(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  const shift = 64 - bitLength(numerator) + bitLength(denominator);
  const [n, d] =
    shift >= 0
      ? [shifted(numerator, shift), denominator]
      : [numerator, shifted(denominator, -shift)];
  return timesPowerOfTwo(Number(n / d), -shift);
}

/** The square root of numerator / denominator (both positive) within two units in the last place. */
export function quotientRoot(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  const wanted = 64 - bitLength(numerator) + bitLength(denominator);
  const shift = wanted % 2 === 0 ? wanted : wanted + 1;
  const [n, d] =
    shift >= 0
      ? [shifted(numerator, shift), denominator]
      : [numerator, shifted(denominator, -shift)];
  return timesPowerOfTwo(Math.sqrt(Number(n / d)), -shift / 2);
}

/** A fraction with a positive denominator, not reduced. */
export class Rational {
  static readonly ZERO = new Rational(0n, 1n);
  static readonly ONE = new Rational(1n, 1n);

  readonly numerator: bigint;
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator: bigint) {
    if (denominator === 0n) throw new RangeError('division by zero');
    this.numerator = denominator < 0n ? -numerator : numerator;
    this.denominator = abs(denominator);
  }

  static of(x: number): Rational {
    const { mantissa, exponent } = dyadic(x);
    return exponent >= 0
      ? new Rational(mantissa << BigInt(exponent), 1n)
      : new Rational(mantissa, 1n << BigInt(-exponent));
  }

  /** -1, 0 or 1: less, equal, greater. */
  compare(other: Rational): -1 | 0 | 1 {
    return signOf(this.numerator * other.denominator - other.numerator * this.denominator);
  }

  toNumber(): number {
    return quotient(this.numerator, this.denominator);
  }
}
