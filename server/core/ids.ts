const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns whether a text is a UUID. Other ids cannot exist and must not reach the database, which would refuse them. */
export const isUuid = (id: string): boolean => uuid.test(id);
