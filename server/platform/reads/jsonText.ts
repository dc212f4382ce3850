import { Extensions } from 'type-graphql';

/** JSON text from the database, sent to the client unparsed. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** Types JSON text as its value, for the return types of resolvers marked @Passthrough. */
export const passThrough = <T>(text: JsonText) => text as unknown as T;

/** A selected field under its response key. */
export interface TextField {
  key: string;
  name: string;
  /** The type of the object that has the field. */
  typeName: string;
  isInstant: boolean;
  /** Undefined for a leaf. */
  below: TextSelection | undefined;
}

export type TextSelection = readonly TextField[];

/**
 * Marks a query whose resolver returns the result of a read as it is. Where every selected field comes straight from a
 * column, the database's JSON is sent unparsed (graphql/jsonPassthrough.ts).
 */
export const Passthrough = () => Extensions({ passthrough: true });
