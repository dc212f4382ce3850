/** Returns whether a number has at most three decimals, as quantities and rates must. */
export function hasAtMostThreeDecimals(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 1e12 && Number(value.toFixed(3)) === value;
}

/**
 * Returns a number of at most three decimals in thousandths, exactly: 9.375 → 9375n. Throws RangeError for more
 * decimals.
 */
export function thousandths(value: number): bigint {
  if (!hasAtMostThreeDecimals(value)) throw new RangeError(`${value} has more than three decimals`);
  return BigInt(value.toFixed(3).replace('.', ''));
}
