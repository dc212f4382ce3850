/** Where the packages that ship are installed, with all that these need in turn, as package-lock.json and npm audit name places. */
export function shippedPlaces(root: string): Set<string>;
