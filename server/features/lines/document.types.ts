import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Colleague } from '#server/features/team/index.ts';
import { ChangeTimesFilter } from '#server/platform/graphql/changeTimes.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { EXTERNAL_ID, GIVEN_EXTERNAL_ID, WANTED_EXTERNAL_ID } from '#server/platform/graphql/externalId.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import type { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

/**
 * The totals of a quote or an invoice, for the business and for its customer alike. The subtotal is declared by each, because only a
 * quote has lines that do not count.
 */
@ObjectType({ simpleResolvers: true })
export class DocumentTotals {
  @Field(() => CentsScalar, { description: 'Cents deducted from all lines except government fees.' })
  discountCents!: number;

  @Field(() => Float, { description: 'Percent, up to three decimals.' })
  taxRate!: number;

  @Field(() => CentsScalar, { description: 'Cents of tax on the taxable lines after the discount.' })
  taxCents!: number;

  @Field(() => CentsScalar, { description: 'subtotalCents less discountCents plus taxCents.' })
  totalCents!: number;
}

/** Fields that quotes and invoices share for the business. */
@ObjectType({ simpleResolvers: true })
export class SalesDocument extends DocumentTotals implements Node {
  /** Declared as a field by Node, which Invoice and Quote implement. */
  id!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: EXTERNAL_ID })
  externalId!: string | null;

  @Field(() => String, { description: 'The number, unique within the business and without gaps.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Internal notes, never shown to customers; null where there are none.',
  })
  notes!: string | null;

  /** Computed by SalesDocumentResolver. */
  @Field(() => String, {
    nullable: true,
    description: "URL of the customer's portal page; null for a draft and once void.",
  })
  portalUrl!: string | null;

  /** Computed by SalesDocumentResolver. */
  @Field(() => String, {
    description: 'URL of the PDF. Valid for 15 minutes without a session or key; select it again for a new one.',
  })
  pdfUrl!: string;

  @Field(() => Colleague, {
    nullable: true,
    description: 'The member it is assigned to, in addition to its creator; null if it is not assigned.',
  })
  assignedTo!: Colleague | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@InputType()
class DocumentInput {
  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'Discount in cents, at most the sum of the lines other than GOVERNMENT.',
  })
  discountCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal notes, never shown to customers; at most 5,000 characters.',
  })
  notes?: string | null;
}

/** Input fields that new quotes and invoices share. */
@InputType()
export class CreateDocumentInput extends DocumentInput {
  @Field(() => Float, {
    nullable: true,
    description:
      "Percent, up to three decimals (9.375). The business's default if omitted; 0 for a tax-exempt customer.",
  })
  taxRate?: number | null;

  @Field(() => String, { nullable: true, description: "The business's default if omitted; null for none." })
  terms?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

/** Input fields that changes to quotes and invoices share. */
@InputType()
export class UpdateDocumentInput extends DocumentInput {
  @Field(() => Float, {
    nullable: true,
    description: "Percent, up to three decimals; null for the business's default.",
  })
  taxRate?: number | null;
}

/** Filter fields that quotes and invoices share. */
@InputType()
export class DocumentFilter extends ChangeTimesFilter {
  @Field(() => String, { nullable: true, description: WANTED_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Searches the number and the customer (name, email, phone, tags); tolerates typing errors in the latter.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this customer.' })
  customerId?: string | null;
}
