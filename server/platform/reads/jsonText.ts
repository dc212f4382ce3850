import { Extensions } from 'type-graphql';

/** An answer as the database wrote it: JSON, to be sent on as it is. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** What a read answers to a query that hands it on: the text, typed as what it stands for. */
export const handedOn = <T>(text: JsonText) => text as unknown as T;

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
 * Marks a query whose resolver hands on what a read answers and looks at none of it. Where all that is asked of it comes
 * straight from columns, the database's text is sent on unread (graphql/textAnswers.ts).
 */
export const HandsOn = () => Extensions({ handsOn: true });
