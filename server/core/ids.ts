const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an id has the one shape that ids of ours have; any other can't be found and must not reach the database. */
export const isUuid = (id: string): boolean => uuid.test(id);
