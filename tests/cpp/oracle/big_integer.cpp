#include "oracle/big_integer.hpp"

#include <bit>
#include <cmath>
#include <cstdlib>

namespace sepax::oracle {

BigInteger::BigInteger(std::int64_t value) : sign_(value < 0 ? -1 : (value > 0 ? 1 : 0)) {
  auto rest = static_cast<std::uint64_t>(value);
  if (value < 0) rest = 0 - rest;
  for (; rest != 0; rest >>= 32) push(static_cast<std::uint32_t>(rest));
}

BigInteger& BigInteger::operator=(const BigInteger& other) {
  size_ = other.size_;
  sign_ = other.sign_;
  for (int i = 0; i < size_; ++i) limb(i) = other.limb(i);
  return *this;
}

int BigInteger::bitLength() const {
  return size_ == 0 ? 0 : 32 * (size_ - 1) + static_cast<int>(std::bit_width(limb(size_ - 1)));
}

BigInteger BigInteger::operator-() const {
  BigInteger negated = *this;
  negated.sign_ = -sign_;
  return negated;
}

BigInteger operator+(const BigInteger& a, const BigInteger& b) {
  if (a.sign_ == 0) return b;
  if (b.sign_ == 0) return a;
  if (a.sign_ == b.sign_) return BigInteger::sumOfMagnitudes(a, b, a.sign_);
  const int order = BigInteger::compareMagnitudes(a, b);
  if (order == 0) return {};
  return order > 0 ? BigInteger::differenceOfMagnitudes(a, b, a.sign_)
                   : BigInteger::differenceOfMagnitudes(b, a, b.sign_);
}

BigInteger operator-(const BigInteger& a, const BigInteger& b) { return a + (-b); }

BigInteger operator*(const BigInteger& a, const BigInteger& b) {
  BigInteger product;
  if (a.sign_ == 0 || b.sign_ == 0) return product;
  product.sign_ = a.sign_ * b.sign_;
  for (int i = 0; i < a.size_ + b.size_; ++i) product.push(0);
  for (int i = 0; i < a.size_; ++i) {
    std::uint64_t carry = 0;
    for (int j = 0; j < b.size_; ++j) {
      carry += std::uint64_t{a.limb(i)} * b.limb(j) + product.limb(i + j);
      product.limb(i + j) = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    product.limb(i + b.size_) = static_cast<std::uint32_t>(carry);
  }
  product.trim();
  return product;
}

BigInteger BigInteger::shiftedLeft(int bits) const {
  BigInteger shifted;
  if (sign_ == 0) return shifted;
  shifted.sign_ = sign_;
  for (int i = 0; i < bits / 32; ++i) shifted.push(0);
  std::uint64_t carry = 0;
  for (int i = 0; i < size_; ++i) {
    carry |= std::uint64_t{limb(i)} << (bits % 32);
    shifted.push(static_cast<std::uint32_t>(carry));
    carry >>= 32;
  }
  shifted.push(static_cast<std::uint32_t>(carry));
  shifted.trim();
  return shifted;
}

BigInteger BigInteger::shiftedRight(int bits) const {
  BigInteger shifted;
  shifted.sign_ = sign_;
  for (int i = bits / 32; i < size_; ++i) {
    const std::uint64_t upper = i + 1 < size_ ? limb(i + 1) : 0;
    shifted.push(static_cast<std::uint32_t>(((upper << 32) | limb(i)) >> (bits % 32)));
  }
  shifted.trim();
  return shifted;
}

BigInteger BigInteger::dividedBy(std::uint32_t divisor) const {
  BigInteger quotient = *this;
  std::uint64_t rest = 0;
  for (int i = size_ - 1; i >= 0; --i) {
    rest = (rest << 32) | limb(i);
    quotient.limb(i) = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  quotient.trim();
  return quotient;
}

int compare(const BigInteger& a, const BigInteger& b) {
  if (a.sign_ != b.sign_) return a.sign_ < b.sign_ ? -1 : 1;
  return a.sign_ * BigInteger::compareMagnitudes(a, b);
}

double BigInteger::toDouble(int exponent) const {
  const int cut = bitLength() > 64 ? bitLength() - 64 : 0;
  const BigInteger top = shiftedRight(cut);
  std::uint64_t magnitude = 0;
  for (int i = top.size_ - 1; i >= 0; --i) magnitude = (magnitude << 32) | top.limb(i);
  return sign_ * std::ldexp(static_cast<double>(magnitude), cut + exponent);
}

double ratio(const BigInteger& a, const BigInteger& b) {
  const int shiftA = a.bitLength();
  const int shiftB = b.bitLength();
  return std::ldexp(a.toDouble(-shiftA) / b.toDouble(-shiftB), shiftA - shiftB);
}

void BigInteger::push(std::uint32_t limbValue) {
  // An oracle that wraps around would be worse than none.
  if (size_ == kCapacity) std::abort();
  limb(size_++) = limbValue;
}

void BigInteger::trim() {
  while (size_ > 0 && limb(size_ - 1) == 0) --size_;
  if (size_ == 0) sign_ = 0;
}

int BigInteger::compareMagnitudes(const BigInteger& a, const BigInteger& b) {
  if (a.size_ != b.size_) return a.size_ < b.size_ ? -1 : 1;
  for (int i = a.size_ - 1; i >= 0; --i) {
    if (a.limb(i) != b.limb(i)) return a.limb(i) < b.limb(i) ? -1 : 1;
  }
  return 0;
}

BigInteger BigInteger::sumOfMagnitudes(const BigInteger& a, const BigInteger& b, int sign) {
  const BigInteger& longer = a.size_ >= b.size_ ? a : b;
  const BigInteger& shorter = a.size_ >= b.size_ ? b : a;
  BigInteger sum;
  sum.sign_ = sign;
  std::uint64_t carry = 0;
  for (int i = 0; i < longer.size_; ++i) {
    carry += std::uint64_t{longer.limb(i)} + (i < shorter.size_ ? shorter.limb(i) : 0);
    sum.push(static_cast<std::uint32_t>(carry));
    carry >>= 32;
  }
  if (carry != 0) sum.push(static_cast<std::uint32_t>(carry));
  return sum;
}

BigInteger BigInteger::differenceOfMagnitudes(const BigInteger& a, const BigInteger& b, int sign) {
  BigInteger difference;
  difference.sign_ = sign;
  std::int64_t borrow = 0;
  for (int i = 0; i < a.size_; ++i) {
    borrow += std::int64_t{a.limb(i)} - (i < b.size_ ? b.limb(i) : 0);
    difference.push(static_cast<std::uint32_t>(borrow & 0xffffffff));
    borrow >>= 32;
  }
  difference.trim();
  return difference;
}

}  // namespace sepax::oracle
