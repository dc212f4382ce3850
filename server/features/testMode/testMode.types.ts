import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { ListSize } from '#server/platform/graphql/limits.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

export const TEST_DATA_KINDS = ['CUSTOMERS', 'QUOTES', 'INVOICES', 'MAILS'] as const;
export type TestDataKind = (typeof TEST_DATA_KINDS)[number];
const TestDataKindEnum = enumOf(TEST_DATA_KINDS);
registerEnumType(TestDataKindEnum, {
  name: 'TestDataKind',
  description: 'A kind of test data.',
  valuesConfig: {
    CUSTOMERS: { description: 'Customers.' },
    QUOTES: { description: 'Quotes.' },
    INVOICES: { description: 'Invoices.' },
    MAILS: { description: 'Mails in the test mailbox.' },
  },
});

@ObjectType({ description: 'The amount of test data of one kind.', simpleResolvers: true })
export class TestDataCount {
  @Field(() => TestDataKindEnum, { description: 'The kind.' })
  kind!: TestDataKind;

  @Field(() => Int, { description: 'The number of records.' })
  count!: number;

  @Field(() => Int, {
    description:
      'The maximum, independent of the plan. Exceeding it fails with TEST_LIMIT_REACHED; of mails, the oldest are deleted.',
  })
  limit!: number;
}

@ObjectType('TestMode', {
  description:
    'The test mode of the business: data of its own that keys beginning with whorl_test_ read and write. Nothing in it is mailed, paid or counted in the plan.',
  simpleResolvers: true,
})
export class TestModeType {
  @Field(() => Boolean, { description: 'Whether it was turned on: viewTestData does that the first time.' })
  turnedOn!: boolean;

  @ListSize(TEST_DATA_KINDS.length)
  @Field(() => [TestDataCount], { description: 'The amount of test data, by kind.' })
  counts!: TestDataCount[];
}

@ObjectType({ description: 'A file attached to a test mail.', simpleResolvers: true })
export class TestMailAttachment {
  @Field(() => String, { description: 'Its name.' })
  filename!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  size!: number;
}

@ObjectType({
  implements: Node,
  description: 'A mail written in test mode, which was not sent.',
  simpleResolvers: true,
})
export class TestMail extends Node {
  @Field(() => String, { description: 'The address of the recipient.' })
  to!: string;

  @Field(() => String, { description: 'The sender, with its name.' })
  from!: string;

  @Field(() => String, { nullable: true, description: "The reply address; null for the sender's." })
  replyTo!: string | null;

  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, { description: 'The plain text version.' })
  text!: string;

  @Field(() => String, { description: 'The HTML version.' })
  html!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  sentAt!: Date;

  @ListSize(2)
  @Field(() => [TestMailAttachment], { description: 'Its attachments.' })
  attachments!: TestMailAttachment[];
}

export const TestMailConnection = connectionOf(TestMail, 'TestMail', 'mails');
