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
  description: 'Where an invoice stands. Whether it is overdue is a field of its own.',
  valuesConfig: {
    DRAFT: { description: 'Being written; the customer cannot see it.' },
    SENT: { description: 'Sent, and not yet opened.' },
    VIEWED: { description: 'Opened by the customer.' },
    PARTIAL: { description: 'Paid in part.' },
    PAID: { description: 'Paid in full.' },
    VOID: { description: 'Withdrawn; its link leads nowhere.' },
    WRITTEN_OFF: { description: 'Given up; nothing more is expected.' },
    REFUNDED: { description: 'Paid, and given back.' },
  },
});

/** REFUND belongs to the API from the start; it is offered once there are payments that can be refunded. */
const InvoiceActionEnum = enumOf([...INVOICE_ACTIONS, 'REFUND']);
registerEnumType(InvoiceActionEnum, {
  name: 'InvoiceAction',
  description: 'What the person asking may do next; the client shows exactly these.',
  valuesConfig: {
    EDIT: { description: 'updateInvoice' },
    SEND: { description: 'sendInvoice' },
    RESEND: { description: 'resendInvoice' },
    RECORD_PAYMENT: { description: 'recordPayment' },
    REFUND: { description: 'Giving back a card payment.' },
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
    DUE_DATE: { description: 'The earliest due first; those without a due date last.' },
    BALANCE: { description: 'The largest balance first.' },
  },
});

@ObjectType({ implements: Node, description: 'A bill to a customer.', simpleResolvers: true })
export class Invoice extends SalesDocument {
  @Field(() => InvoiceStatusEnum, { description: 'Where it stands.' })
  status!: InvoiceStatus;

  @Field(() => Boolean, {
    description: "Computed: something is owed and dueDate has passed in the business's time zone.",
  })
  overdue!: boolean;

  @NeedsScope('customers.read')
  @Field(() => Customer, { description: 'Who pays.' })
  customer!: Customer;

  @ListSize(10)
  @Field(() => [Line], { description: 'What is billed, in order.' })
  lines!: Line[];

  @Field(() => CentsScalar, { description: 'All lines, travel included.' })
  subtotalCents!: number;

  @Field(() => CentsScalar, { description: 'Succeeded payments less refunds.' })
  paidCents!: number;

  @Field(() => CentsScalar, { description: 'Total less paid; nothing once it is void or written off.' })
  balanceCents!: number;

  @Field(() => DateScalar, { nullable: true, description: 'The day that it was sent; null while it is a draft.' })
  issueDate!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day to pay. Set at sending from the customer's net days, where it was not chosen.",
  })
  dueDate!: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer reads below the totals.' })
  terms!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was written off.' })
  closedReason!: string | null;

  /** Answered by the resolver. */
  @Field(() => [InvoiceActionEnum], {
    description: 'What the person asking may do next; the client shows exactly these.',
  })
  actions!: InvoiceAction[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was first sent.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the customer first opened it.' })
  viewedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid in full.' })
  paidAt!: Date | null;
}

@InputType({ description: 'A new invoice. Its totals are worked out on the server.' })
export class CreateInvoiceInput extends CreateDocumentInput {
  @Field(() => ID, { description: 'Who pays.' })
  customerId!: string;

  @Field(() => [LineInput], { description: '1 to 100 lines; none optional.' })
  lines!: LineInput[];

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day to pay; from the customer's net days at sending, where left out.",
  })
  dueDate?: string | null;
}

@InputType({ description: 'Changes to a draft: what is left out stays, null clears.' })
export class UpdateInvoiceInput extends UpdateDocumentInput {
  @Field(() => [LineInput], { nullable: true, description: 'In place of all lines.' })
  lines?: LineInput[] | null;

  @Field(() => DateScalar, { nullable: true, description: "The last day to pay; null for the customer's net days." })
  dueDate?: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer reads below the totals.' })
  terms?: string | null;
}

@InputType({ description: 'Which invoices to list.' })
export class InvoiceFilter extends DocumentFilter {
  @Field(() => [InvoiceStatusEnum], { nullable: true, description: 'Only in one of these states.' })
  status?: InvoiceStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are overdue, or only the others.' })
  overdue?: boolean | null;
}

export const InvoiceConnection = connectionOf(Invoice, 'Invoice', 'invoices');
