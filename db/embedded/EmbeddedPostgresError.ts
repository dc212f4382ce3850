/** Why the embedded PostgreSQL could not be made or started, in words for an operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
