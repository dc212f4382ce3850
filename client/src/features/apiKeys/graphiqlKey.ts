const KEPT_AS = 'whorl.graphiql.key';

/**
 * Opens GraphiQL with a key in place. It goes by the storage that a tab hands on to those that it opens, and that ends with
 * them: in an address it would stand in the browser's history.
 */
export function openGraphiql(key: string): void {
  sessionStorage.setItem(KEPT_AS, key);
  window.open('/graphql', '_blank');
  sessionStorage.removeItem(KEPT_AS);
}

/** The key that this tab was opened with. */
export const graphiqlKey = (): string | null => sessionStorage.getItem(KEPT_AS);
