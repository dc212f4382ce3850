/** A list of names as the object that TypeGraphQL reads an enum from. */
export function enumOf<const Name extends string>(names: readonly Name[]): { [N in Name]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N };
}
