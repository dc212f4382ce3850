import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CUSTOMER_KINDS, type CustomerKind, IMPORT_CHOICES, type ImportChoice } from '#domain/inputs/customer.ts';
import { Colleague } from '#server/features/team/index.ts';
import { Address, AddressInput } from '#server/platform/graphql/address.ts';
import { ChangeTimesFilter } from '#server/platform/graphql/changeTimes.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { EXTERNAL_ID, GIVEN_EXTERNAL_ID, WANTED_EXTERNAL_ID } from '#server/platform/graphql/externalId.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { timeSortValues } from '#server/platform/graphql/timeOrder.ts';
import { CUSTOMER_ACTIONS, type CustomerAction } from './customer.policy.ts';
import { CUSTOMER_SORTS } from './customer.sorts.ts';
import { MATCHED_BY, type CustomerMatch as Match } from './matchCustomers.ts';

const CustomerKindEnum = enumOf(CUSTOMER_KINDS);
registerEnumType(CustomerKindEnum, {
  name: 'CustomerKind',
  description: 'The kind of a customer.',
  valuesConfig: {
    PERSON: { description: 'A private person, often the applicant.' },
    BUSINESS: { description: 'A company that pays for its employees.' },
    AGENCY: { description: 'A requesting agency.' },
    SIGNING_SERVICE: { description: 'A company that assigns loan signings.' },
  },
});

const ImportChoiceEnum = enumOf(IMPORT_CHOICES);
registerEnumType(ImportChoiceEnum, {
  name: 'ImportChoice',
  description: 'What an import does with a row that matches an existing customer.',
  valuesConfig: {
    ADD: { description: 'Add another customer.' },
    SKIP: { description: 'Skip the row.' },
    UPDATE: { description: "Update the customer with the row's values; an empty cell changes nothing." },
  },
});

const CustomerMatchedByEnum = enumOf(MATCHED_BY);
registerEnumType(CustomerMatchedByEnum, {
  name: 'CustomerMatchedBy',
  description: 'The criterion by which a row matched a customer.',
  valuesConfig: {
    EMAIL: { description: 'The same email address.' },
    PHONE: { description: 'The same phone number.' },
    NAME: { description: 'The same name and ZIP code.' },
  },
});

const CustomerActionEnum = enumOf(CUSTOMER_ACTIONS);
registerEnumType(CustomerActionEnum, {
  name: 'CustomerAction',
  description: 'What the viewer may do with a customer next.',
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
  valuesConfig: {
    ...timeSortValues,
    NAME: { description: 'By name, A to Z.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'A person or company that the business works for: an applicant, a payer, or both.',
  simpleResolvers: true,
})
export class Customer extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: EXTERNAL_ID })
  externalId!: string | null;

  @Field(() => CustomerKindEnum, { description: 'The kind of customer.' })
  kind!: CustomerKind;

  @Field(() => String, { description: 'The name on quotes and invoices.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address that quotes and invoices are sent to; null where none is known.',
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number as typed; null where none is known.' })
  phone!: string | null;

  @Field(() => Address, { nullable: true, description: 'The destination of travel; null where none is known.' })
  address!: Address | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal notes, never shown to customers; null where there are none.',
  })
  notes!: string | null;

  @Field(() => [String], { description: 'Labels by which the business groups customers.' })
  tags!: string[];

  @Field(() => Boolean, { description: 'Whether new quotes and invoices are without tax.' })
  taxExempt!: boolean;

  @Field(() => Int, { description: 'Payment term of new invoices, in days.' })
  netDays!: number;

  @Field(() => Boolean, { description: 'Whether they are hidden from lists and cannot be billed.' })
  archived!: boolean;

  @NeedsScope('invoices.read')
  @Field(() => CentsScalar, { description: 'Amount due on sent invoices that the viewer may see.' })
  balanceCents!: number;

  @Field(() => Colleague, {
    nullable: true,
    description: 'The member the customer is assigned to, in addition to its creator; null if it is not assigned.',
  })
  assignedTo!: Colleague | null;

  @Field(() => DateTimeScalar, { description: 'When they were added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When they were last changed.' })
  updatedAt!: Date;

  /** Computed by the resolver. */
  @Field(() => [CustomerActionEnum], {
    description: 'What the viewer may do next; the client shows exactly these actions.',
  })
  actions!: CustomerAction[];
}

@InputType({ description: 'A new customer.' })
export class CreateCustomerInput {
  @Field(() => CustomerKindEnum, { nullable: true, description: 'PERSON by default.' })
  kind?: CustomerKind | null;

  @Field(() => String, { description: 'At most 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'An email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Stored as typed.' })
  phone?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'The destination of travel.' })
  address?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 20 tags of at most 40 characters each.' })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'False by default.' })
  taxExempt?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Payment term in days, 0 to 365; the business's default where omitted.",
  })
  netDays?: number | null;

  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to a customer: omitted fields stay unchanged, null clears.' })
export class UpdateCustomerInput {
  @Field(() => CustomerKindEnum, { nullable: true, description: 'The kind of customer.' })
  kind?: CustomerKind | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'An email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Stored as typed.' })
  phone?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'The destination of travel.' })
  address?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 20 tags of at most 40 characters each.' })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether new quotes and invoices are without tax.' })
  taxExempt?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Payment term in days, 0 to 365.' })
  netDays?: number | null;

  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;
}

@InputType({ description: 'Many new customers at once: all of them or none.' })
export class ImportCustomersInput {
  @Field(() => [CreateCustomerInput], {
    description: '1 to 10,000 customers. An externalId counts only for customers that are added.',
  })
  rows!: CreateCustomerInput[];

  @Field(() => ImportChoiceEnum, {
    nullable: true,
    description: 'What to do with rows that match an existing customer; ADD by default.',
  })
  existing?: ImportChoice | null;

  @Field(() => [ImportChoiceEnum], {
    nullable: 'itemsAndList',
    description: 'The same choice for each row, in the order of the rows; null applies `existing`.',
  })
  choices?: (ImportChoice | null)[] | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'The outcome of an import.', simpleResolvers: true })
export class CustomerImport {
  @Field(() => ID, { description: 'The id by which the import can be undone.' })
  id!: string;

  @Field(() => Int, { description: 'Number of customers added.' })
  createdCount!: number;

  @Field(() => Int, { description: 'Number of customers changed.' })
  updatedCount!: number;

  @Field(() => Int, { description: 'Number of rows that changed nothing.' })
  skippedCount!: number;
}

@ObjectType({ description: 'An import that can still be undone.', simpleResolvers: true })
export class PastCustomerImport {
  @Field(() => ID, { description: 'The id to undo it by.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When the file was imported.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Number of customers added.' })
  createdCount!: number;

  @Field(() => Int, { description: 'Number of customers changed.' })
  updatedCount!: number;
}

@ObjectType({ description: 'An existing customer that matches a row.', simpleResolvers: true })
export class CustomerMatch implements Match {
  @Field(() => Int, { description: 'Index of the row, from 0.' })
  row!: number;

  @Field(() => ID, { description: 'The customer.' })
  customerId!: string;

  @Field(() => String, { description: 'The customer’s name.' })
  name!: string;

  @Field(() => CustomerMatchedByEnum, { description: 'The criterion that matched.' })
  matchedBy!: Match['matchedBy'];
}

@ObjectType({ description: 'The outcome of undoing an import.', simpleResolvers: true })
export class UndoneCustomerImport {
  @Field(() => Int, { description: 'Number of customers removed.' })
  removedCount!: number;

  @Field(() => Int, { description: 'Number of customers whose earlier values were restored.' })
  restoredCount!: number;

  @Field(() => Int, {
    description: 'Number of customers left unchanged because they were changed since or have a quote or an invoice.',
  })
  keptCount!: number;
}

@InputType({ description: 'Selects customers. Archived ones are excluded unless requested.' })
export class CustomerFilter extends ChangeTimesFilter {
  @Field(() => String, { nullable: true, description: WANTED_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Searches name, email, phone and tags; tolerates typing errors.',
  })
  search?: string | null;

  @Field(() => CustomerKindEnum, { nullable: true, description: 'Only customers of this kind.' })
  kind?: CustomerKind | null;

  @Field(() => String, { nullable: true, description: 'Only customers with this tag.' })
  tag?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only archived customers. False or omitted: only active ones.',
  })
  archived?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only customers with exactly this email address; letter case makes no difference.',
  })
  email?: string | null;
}

export const CustomerConnection = connectionOf(Customer, 'Customer', 'customers');
