import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '#server/platform/graphql/enums.ts';

export type SearchKind = 'CUSTOMER' | 'QUOTE' | 'INVOICE';
const SearchKindEnum = enumOf(['CUSTOMER', 'QUOTE', 'INVOICE']);
registerEnumType(SearchKindEnum, {
  name: 'SearchKind',
  description: 'What was found.',
  valuesConfig: {
    CUSTOMER: { description: 'A customer.' },
    QUOTE: { description: 'A quote.' },
    INVOICE: { description: 'An invoice.' },
  },
});

@ObjectType({ description: 'Something that a search found.', simpleResolvers: true })
export class SearchHit {
  @Field(() => ID, { description: 'The id of what was found.' })
  id!: string;

  @Field(() => SearchKindEnum, { description: 'What was found.' })
  kind!: SearchKind;

  @Field(() => String, { description: 'A name or a number.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What tells it from others: an address, or whom it is for.' })
  subtitle!: string | null;
}
