/// Integers of any sign and up to 3072 bits, by the schoolbook methods: slow, plain, and with
/// nothing in common with the floating-point expansions of the library.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sepax::oracle {

class BigInteger {
 public:
  BigInteger() {}

  // NOLINTNEXTLINE(google-explicit-constructor): integers are integers.
  BigInteger(std::int64_t value);

  // Only the limbs in use are copied: most numbers are far shorter than the capacity.
  BigInteger(const BigInteger& other) { *this = other; }
  BigInteger& operator=(const BigInteger& other);
  ~BigInteger() = default;

  [[nodiscard]] int sign() const { return sign_; }

  /// Bits of the magnitude.
  [[nodiscard]] int bitLength() const;

  [[nodiscard]] BigInteger operator-() const;

  friend BigInteger operator+(const BigInteger& a, const BigInteger& b);
  friend BigInteger operator*(const BigInteger& a, const BigInteger& b);
  friend int compare(const BigInteger& a, const BigInteger& b);

  /// times 2^bits.
  [[nodiscard]] BigInteger shiftedLeft(int bits) const;

  /// by 2^bits, towards zero.
  [[nodiscard]] BigInteger shiftedRight(int bits) const;

  /// Towards zero.
  [[nodiscard]] BigInteger dividedBy(std::uint32_t divisor) const;

  /// this * 2^exponent as a double, within 1 ulp.
  [[nodiscard]] double toDouble(int exponent = 0) const;

 private:
  static constexpr int kCapacity = 96;

  [[nodiscard]] std::uint32_t limb(int i) const { return limbs_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] std::uint32_t& limb(int i) { return limbs_[static_cast<std::size_t>(i)]; }

  void push(std::uint32_t limbValue);
  void trim();

  static int compareMagnitudes(const BigInteger& a, const BigInteger& b);
  static BigInteger sumOfMagnitudes(const BigInteger& a, const BigInteger& b, int sign);

  /// |a| - |b| for |a| > |b|.
  static BigInteger differenceOfMagnitudes(const BigInteger& a, const BigInteger& b, int sign);

  // Not initialised: size_ says which limbs there are.
  std::array<std::uint32_t, kCapacity> limbs_;
  int size_ = 0;
  int sign_ = 0;
};

[[nodiscard]] BigInteger operator+(const BigInteger& a, const BigInteger& b);
[[nodiscard]] BigInteger operator-(const BigInteger& a, const BigInteger& b);
[[nodiscard]] BigInteger operator*(const BigInteger& a, const BigInteger& b);

[[nodiscard]] int compare(const BigInteger& a, const BigInteger& b);
[[nodiscard]] inline bool operator==(const BigInteger& a, const BigInteger& b) {
  return compare(a, b) == 0;
}
[[nodiscard]] inline bool operator<(const BigInteger& a, const BigInteger& b) {
  return compare(a, b) < 0;
}
[[nodiscard]] inline bool operator<=(const BigInteger& a, const BigInteger& b) {
  return compare(a, b) <= 0;
}

/// a / b as a double, within 3 ulp, whatever their sizes.
[[nodiscard]] double ratio(const BigInteger& a, const BigInteger& b);

}  // namespace sepax::oracle
