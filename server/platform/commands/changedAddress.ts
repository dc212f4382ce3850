import * as z from 'zod';
import { type Address, type AddressChange, addressInput, mergedAddress } from '#domain/inputs/address.ts';
import { parseInput } from '#server/core/input.ts';

const withAddress = z.object({ address: addressInput });

/**
 * Returns the new address of an update: undefined stays, null clears all of it, parts left out stay. Throws
 * VALIDATION_FAILED where the address would be wrong as a whole.
 */
export function changedAddress(
  kept: Address | null | undefined,
  change: AddressChange | null | undefined,
): Address | null | undefined {
  if (!change) return change;
  return parseInput(withAddress, { address: mergedAddress(kept, change) }).address;
}
