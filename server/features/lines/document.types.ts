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
  @Field(() => CentsScalar, { description: 'Taken off all but government fees.' })
  discountCents!: number;

  @Field(() => Float, { description: 'Percent, up to three decimals.' })
  taxRate!: number;

  @Field(() => CentsScalar, { description: 'On the taxable lines, after the discount.' })
  taxCents!: number;

  @Field(() => CentsScalar, { description: 'Subtotal less discount plus tax.' })
  totalCents!: number;
}

/** What a quote and an invoice have in common for the business that made them. */
@ObjectType({ simpleResolvers: true })
export class SalesDocument extends DocumentTotals implements Node {
  /** Its @Field is that of Node, which Invoice and Quote implement. */
  id!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: EXTERNAL_ID })
  externalId!: string | null;

  @Field(() => String, { description: 'Unique within the business, and without gaps.' })
  number!: string;

  @Field(() => String, { nullable: true, description: 'For the business alone; customers never see them.' })
  notes!: string | null;

  /** Computed by SalesDocumentResolver. */
  @Field(() => String, {
    nullable: true,
    description: 'Where the customer sees it, without an account; null while it is a draft or void.',
  })
  portalUrl!: string | null;

  /** Computed by SalesDocumentResolver. */
  @Field(() => String, {
    description:
      'Address of the PDF. Valid for 15 minutes, for anybody who has it: it needs neither a session nor a key. Select it again for a new one.',
  })
  pdfUrl!: string;

  @Field(() => Colleague, {
    nullable: true,
    description: 'Whose work it is, beside who made it; null where nobody was named.',
  })
  assignedTo!: Colleague | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@InputType()
class DocumentInput {
  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => CentsScalar, { nullable: true, description: 'At most what the lines other than GOVERNMENT come to.' })
  discountCents?: number | null;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters; customers never see them.' })
  notes?: string | null;
}

/** What a new quote and a new invoice are made from. */
@InputType()
export class CreateDocumentInput extends DocumentInput {
  @Field(() => Float, {
    nullable: true,
    description:
      "Percent, up to three decimals (9.375). The business's own where left out; 0 for a tax-exempt customer.",
  })
  taxRate?: number | null;

  @Field(() => String, { nullable: true, description: "The business's own where left out; null for none." })
  terms?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

/** What can be changed of a quote and of an invoice. */
@InputType()
export class UpdateDocumentInput extends DocumentInput {
  @Field(() => Float, { nullable: true, description: "Percent, up to three decimals; null for the business's own." })
  taxRate?: number | null;
}

/** What quotes and invoices are selected by, beside their status. */
@InputType()
export class DocumentFilter extends ChangeTimesFilter {
  @Field(() => String, { nullable: true, description: WANTED_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Looked for in the number, and in what customers are searched by; forgives typing errors in the latter.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only of this customer.' })
  customerId?: string | null;
}
