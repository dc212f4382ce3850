import { Extensions } from 'type-graphql';

/** JSON text from the database, sent to the client unparsed. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** Types JSON text as the value it stands for: resolvers marked @Passthrough return it without looking at it. */
export const passThrough = <T>(text: JsonText) => text as unknown as T;

/** A value below a query's field, by the name that the answer gives it. */
export interface TextField {
  key: string;
  name: string;
  /** Of the object that the field belongs to. */
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
