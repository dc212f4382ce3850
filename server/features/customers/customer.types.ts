import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CUSTOMER_KINDS, type CustomerKind, IMPORT_CHOICES, type ImportChoice } from '#domain/inputs/customer.ts';
import { Colleague } from '#server/features/team/index.ts';
import { Address, AddressInput } from '#server/platform/graphql/address.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { CUSTOMER_ACTIONS, type CustomerAction } from './customer.policy.ts';
import { CUSTOMER_SORTS } from './customer.sorts.ts';
import { MATCHED_BY, type CustomerMatch as Match } from './matchCustomers.ts';

const CustomerKindEnum = enumOf(CUSTOMER_KINDS);
registerEnumType(CustomerKindEnum, {
  name: 'CustomerKind',
  description: 'Who a customer is.',
  valuesConfig: {
    PERSON: { description: 'A private person, often the applicant.' },
    BUSINESS: { description: 'A company that pays for its people.' },
    AGENCY: { description: 'A requesting agency.' },
    SIGNING_SERVICE: { description: 'A company that gives out loan signings.' },
  },
});

const ImportChoiceEnum = enumOf(IMPORT_CHOICES);
registerEnumType(ImportChoiceEnum, {
  name: 'ImportChoice',
  description: 'What an import does with a row whose customer is there already.',
  valuesConfig: {
    ADD: { description: 'Adds another customer all the same.' },
    SKIP: { description: 'Leaves the row out.' },
    UPDATE: { description: 'Changes the customer to what the row says; an empty cell changes nothing.' },
  },
});

const CustomerMatchedByEnum = enumOf(MATCHED_BY);
registerEnumType(CustomerMatchedByEnum, {
  name: 'CustomerMatchedBy',
  description: 'By what a customer was recognized.',
  valuesConfig: {
    EMAIL: { description: 'The same email address.' },
    PHONE: { description: 'The same phone number.' },
    NAME: { description: 'The same name and ZIP code.' },
  },
});

const CustomerActionEnum = enumOf(CUSTOMER_ACTIONS);
registerEnumType(CustomerActionEnum, {
  name: 'CustomerAction',
  description: 'What the person asking may do with a customer next.',
  valuesConfig: {
    EDIT: { description: 'updateCustomer' },
    ARCHIVE: { description: 'archiveCustomer' },
    RESTORE: { description: 'restoreCustomer' },
  },
});

export const CustomerSortEnum = enumOf(CUSTOMER_SORTS);
registerEnumType(CustomerSortEnum, {
  name: 'CustomerSort',
  description: 'The order of a list of customers.',
  valuesConfig: { NAME: { description: 'By name, A to Z.' }, NEWEST: { description: 'The newest first.' } },
});

@ObjectType({
  implements: Node,
  description: 'Somebody whom the business works for: an applicant, a payer, or both.',
  simpleResolvers: true,
})
export class Customer extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => CustomerKindEnum, { description: 'Who they are.' })
  kind!: CustomerKind;

  @Field(() => String, { description: 'As quotes and invoices address them.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where quotes and invoices are sent.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'As it was typed.' })
  phone!: string | null;

  @Field(() => Address, { nullable: true, description: 'Where travel leads.' })
  address!: Address | null;

  @Field(() => String, { nullable: true, description: 'For the business alone; customers never see them.' })
  notes!: string | null;

  @Field(() => [String], { description: 'Words of the business to group customers by.' })
  tags!: string[];

  @Field(() => Boolean, { description: 'Whether new quotes and invoices carry no tax.' })
  taxExempt!: boolean;

  @Field(() => Int, { description: 'Days a new invoice gives this customer to pay.' })
  netDays!: number;

  @Field(() => Boolean, { description: 'Whether they are out of the lists and not billed any more.' })
  archived!: boolean;

  @Field(() => CentsScalar, { description: 'What they owe on sent invoices.' })
  balanceCents!: number;

  @Field(() => Colleague, {
    nullable: true,
    description: 'Whose work it is, beside who made it; null where nobody was named.',
  })
  assignedTo!: Colleague | null;

  @Field(() => DateTimeScalar, { description: 'When they were added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When they were last changed.' })
  updatedAt!: Date;

  /** Answered by the resolver. */
  @Field(() => [CustomerActionEnum], {
    description: 'What the person asking may do next; the client shows exactly these.',
  })
  actions!: CustomerAction[];
}

@InputType({ description: 'A new customer.' })
export class CreateCustomerInput {
  @Field(() => CustomerKindEnum, { nullable: true, description: 'PERSON where left out.' })
  kind?: CustomerKind | null;

  @Field(() => String, { description: 'At most 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'An email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Kept as typed.' })
  phone?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'Where travel leads.' })
  address?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 20 of at most 40 characters.' })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'False where left out.' })
  taxExempt?: boolean | null;

  @Field(() => Int, { nullable: true, description: "0 to 365; the business's own where left out." })
  netDays?: number | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to a customer: what is left out stays, null clears.' })
export class UpdateCustomerInput {
  @Field(() => CustomerKindEnum, { nullable: true, description: 'Who they are.' })
  kind?: CustomerKind | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'An email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Kept as typed.' })
  phone?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'Where travel leads.' })
  address?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 20 of at most 40 characters.' })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether new quotes and invoices carry no tax.' })
  taxExempt?: boolean | null;

  @Field(() => Int, { nullable: true, description: '0 to 365.' })
  netDays?: number | null;
}

@InputType({ description: 'Many new customers at once: all of them or none.' })
export class ImportCustomersInput {
  @Field(() => [CreateCustomerInput], { description: '1 to 10,000 customers.' })
  rows!: CreateCustomerInput[];

  @Field(() => ImportChoiceEnum, {
    nullable: true,
    description: 'What is done with rows whose customers are there already; ADD where left out.',
  })
  existing?: ImportChoice | null;

  @Field(() => [ImportChoiceEnum], {
    nullable: 'itemsAndList',
    description: 'The same by row, in the order of the rows; null where a row goes by existing.',
  })
  choices?: (ImportChoice | null)[] | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What an import did.', simpleResolvers: true })
export class CustomerImport {
  @Field(() => ID, { description: 'Names the import, to undo it.' })
  id!: string;

  @Field(() => Int, { description: 'How many customers were added.' })
  createdCount!: number;

  @Field(() => Int, { description: 'How many customers were changed.' })
  updatedCount!: number;

  @Field(() => Int, { description: 'How many rows changed nothing.' })
  skippedCount!: number;
}

@ObjectType({ description: 'A customer who is there already, found for a row.', simpleResolvers: true })
export class CustomerMatch implements Match {
  @Field(() => Int, { description: 'The place of the row, from 0.' })
  row!: number;

  @Field(() => ID, { description: 'The customer.' })
  customerId!: string;

  @Field(() => String, { description: 'The customer’s name.' })
  name!: string;

  @Field(() => CustomerMatchedByEnum, { description: 'By what they were recognized.' })
  matchedBy!: Match['matchedBy'];
}

@ObjectType({ description: 'What undoing an import did.', simpleResolvers: true })
export class UndoneCustomerImport {
  @Field(() => Int, { description: 'How many customers were removed.' })
  removedCount!: number;

  @Field(() => Int, { description: 'How many customers got back what they had.' })
  restoredCount!: number;

  @Field(() => Int, {
    description: 'How many were left alone: changed since, or with a quote or an invoice.',
  })
  keptCount!: number;
}

@InputType({ description: 'Which customers to list. Archived ones are left out unless asked for.' })
export class CustomerFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Looked for in name, email, phone and tags; forgives typing errors.',
  })
  search?: string | null;

  @Field(() => CustomerKindEnum, { nullable: true, description: 'Only this kind.' })
  kind?: CustomerKind | null;

  @Field(() => String, { nullable: true, description: 'Only those with this tag.' })
  tag?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only archived ones. False or left out: only the others.',
  })
  archived?: boolean | null;
}

export const CustomerConnection = connectionOf(Customer, 'Customer', 'customers');
