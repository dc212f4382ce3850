/** Whether a number can be written with at most three decimals, as quantities and rates must be. */
export function hasAtMostThreeDecimals(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 1e12 && Number(value.toFixed(3)) === value;
}

/** The exact number of thousandths in a number of at most three decimals: 9.375 → 9375n. */
export function thousandths(value: number): bigint {
  if (!hasAtMostThreeDecimals(value)) throw new RangeError(`${value} has more than three decimals`);
  return BigInt(value.toFixed(3).replace('.', ''));
}
