const format = new Intl.NumberFormat('en');

/** A whole number with its thousands apart. */
export const whole = (value: number): string => format.format(value);
