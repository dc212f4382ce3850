import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '#server/platform/graphql/enums.ts';

export type SearchKind = 'CUSTOMER' | 'QUOTE' | 'INVOICE';
const SearchKindEnum = enumOf(['CUSTOMER', 'QUOTE', 'INVOICE']);
registerEnumType(SearchKindEnum, {
  name: 'SearchKind',
  description: 'The kind of a search result.',
  valuesConfig: {
    CUSTOMER: { description: 'A customer.' },
    QUOTE: { description: 'A quote.' },
    INVOICE: { description: 'An invoice.' },
  },
});

@ObjectType({ description: 'A search result.', simpleResolvers: true })
export class SearchHit {
  @Field(() => ID, { description: 'The id of the customer, quote or invoice.' })
  id!: string;

  @Field(() => SearchKindEnum, { description: 'Its kind.' })
  kind!: SearchKind;

  @Field(() => String, { description: 'The name of a customer, or the number of a document.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Distinguishes similar results: the email or phone of a customer, or the customer of a document. Null where there is none.',
  })
  subtitle!: string | null;
}
