/** Returns a list of names as an enum object for TypeGraphQL. */
export function enumOf<const Name extends string>(names: readonly Name[]): { [N in Name]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N };
}
