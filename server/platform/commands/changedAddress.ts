import { type Address, type AddressChange, addressInput, mergedAddress } from '#domain/inputs/address.ts';
import { fieldErrors } from '#domain/inputs/fieldErrors.ts';
import { invalidInput } from '#server/core/errors.ts';

/**
 * Returns the new address of an update: undefined stays, null clears all of it, parts left out stay. Throws
 * VALIDATION_FAILED where the address would be wrong as a whole; `path` is that of the change in the input.
 */
export function changedAddress(
  kept: Address | null | undefined,
  change: AddressChange | null | undefined,
  path = 'address',
): Address | null | undefined {
  if (!change) return change;
  const checked = addressInput.safeParse(mergedAddress(kept, change));
  if (checked.success) return checked.data;
  throw invalidInput(fieldErrors(checked.error).map((error) => ({ ...error, path: `${path}.${error.path}` })));
}
