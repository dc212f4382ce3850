import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { INVOICE_ACTIONS, INVOICE_STATUSES, type InvoiceAction, type InvoiceStatus } from '#domain/states/invoice.ts';
import { Customer } from '#server/features/customers/index.ts';
import {
  CreateDocumentInput,
  DocumentFilter,
  Line,
  LineInput,
  SalesDocument,
  UpdateDocumentInput,
} from '#server/features/lines/index.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { timeSortValues } from '#server/platform/graphql/timeOrder.ts';
import { INVOICE_SORTS } from './invoice.sorts.ts';

export const InvoiceStatusEnum = enumOf(INVOICE_STATUSES);
registerEnumType(InvoiceStatusEnum, {
  name: 'InvoiceStatus',
  description: 'The status of an invoice. Whether it is overdue is a separate field.',
  valuesConfig: {
    DRAFT: { description: 'A draft, which the customer cannot see.' },
    SENT: { description: 'Sent, not yet opened.' },
    VIEWED: { description: 'Opened by the customer.' },
    PARTIAL: { description: 'Partly paid.' },
    PAID: { description: 'Paid in full.' },
    VOID: { description: 'Voided; its portal link no longer works.' },
    WRITTEN_OFF: { description: 'Written off; its balance is no longer expected.' },
    REFUNDED: { description: 'Paid, then refunded.' },
  },
});

/** REFUND is offered once there are payments that can be refunded. */
const InvoiceActionEnum = enumOf([...INVOICE_ACTIONS, 'REFUND']);
registerEnumType(InvoiceActionEnum, {
  name: 'InvoiceAction',
  description: 'What the viewer may do next; the client shows exactly these actions.',
  valuesConfig: {
    EDIT: { description: 'updateInvoice' },
    SEND: { description: 'sendInvoice' },
    RESEND: { description: 'resendInvoice' },
    RECORD_PAYMENT: { description: 'recordPayment' },
    REFUND: { description: 'refundPayment, for an online payment.' },
    VOID: { description: 'voidInvoice' },
    WRITE_OFF: { description: 'writeOffInvoice' },
    DUPLICATE: { description: 'duplicateInvoice' },
    DELETE: { description: 'deleteInvoice' },
  },
});

export const InvoiceSortEnum = enumOf(INVOICE_SORTS);
registerEnumType(InvoiceSortEnum, {
  name: 'InvoiceSort',
  description: 'The order of a list of invoices.',
  valuesConfig: {
    ...timeSortValues,
    DUE_DATE: { description: 'Earliest due date first; those without one last.' },
    BALANCE: { description: 'Largest balance first.' },
  },
});

@ObjectType({ implements: Node, description: 'An invoice to a customer.', simpleResolvers: true })
export class Invoice extends SalesDocument {
  @Field(() => InvoiceStatusEnum, { description: 'Its status.' })
  status!: InvoiceStatus;

  @Field(() => Boolean, {
    description: "Whether there is a balance and dueDate has passed in the business's time zone.",
  })
  overdue!: boolean;

  @NeedsScope('customers.read')
  @Field(() => Customer, { description: 'The customer who pays.' })
  customer!: Customer;

  @ListSize(10)
  @Field(() => [Line], { description: 'Its lines, in order.' })
  lines!: Line[];

  @Field(() => CentsScalar, { description: 'Sum of all lines in cents, including travel.' })
  subtotalCents!: number;

  @Field(() => CentsScalar, { description: 'Cents of succeeded payments less refunds.' })
  paidCents!: number;

  @Field(() => CentsScalar, { description: 'totalCents less paidCents; 0 once it is void or written off.' })
  balanceCents!: number;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which it was issued; null for a draft.' })
  issueDate!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The last day for payment. Set at sending from the customer's payment term unless chosen; null for a draft without one.",
  })
  dueDate!: string | null;

  @Field(() => String, { nullable: true, description: 'The terms below the totals; null where there are none.' })
  terms!: string | null;

  @Field(() => String, { nullable: true, description: 'The reason for writing it off; null unless written off.' })
  closedReason!: string | null;

  /** Set by the resolver. */
  @Field(() => [InvoiceActionEnum], {
    description: 'What the viewer may do next; the client shows exactly these actions.',
  })
  actions!: InvoiceAction[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was first sent; null for a draft.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the customer first opened it; null until then.' })
  viewedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid in full; null until then.' })
  paidAt!: Date | null;
}

@InputType({ description: 'A new invoice. The server calculates its totals.' })
export class CreateInvoiceInput extends CreateDocumentInput {
  @Field(() => ID, { description: 'The customer who pays.' })
  customerId!: string;

  @Field(() => [LineInput], { description: '1 to 100 lines, none of them optional.' })
  lines!: LineInput[];

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day for payment; if omitted, set at sending from the customer's payment term.",
  })
  dueDate?: string | null;
}

@InputType({ description: 'Changes to a draft: omitted fields stay unchanged, null clears.' })
export class UpdateInvoiceInput extends UpdateDocumentInput {
  @Field(() => [LineInput], { nullable: true, description: 'Replaces all lines.' })
  lines?: LineInput[] | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day for payment; null for the customer's payment term.",
  })
  dueDate?: string | null;

  @Field(() => String, { nullable: true, description: 'The terms below the totals; null where there are none.' })
  terms?: string | null;
}

@InputType({ description: 'Selects invoices; an empty filter selects all.' })
export class InvoiceFilter extends DocumentFilter {
  @Field(() => [InvoiceStatusEnum], { nullable: true, description: 'Only those with one of these statuses.' })
  status?: InvoiceStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only overdue ones. False: only others.' })
  overdue?: boolean | null;
}

export const InvoiceConnection = connectionOf(Invoice, 'Invoice', 'invoices');
