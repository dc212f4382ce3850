import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LINE_TYPES, type LineType } from '#domain/totals.ts';
import { ChangeTimesFilter } from '#server/platform/graphql/changeTimes.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { EXTERNAL_ID, GIVEN_EXTERNAL_ID, WANTED_EXTERNAL_ID } from '#server/platform/graphql/externalId.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { CentsScalar, DateTimeScalar } from '#server/platform/graphql/scalars.ts';

export const LineTypeEnum = enumOf(LINE_TYPES);
registerEnumType(LineTypeEnum, {
  name: 'LineType',
  description: 'GOVERNMENT lines are pass-through fees (DOJ, FBI): never discounted, never taxed, never revenue.',
  valuesConfig: {
    NOTARIAL_ACT: { description: 'A notarial act; state law may cap its fee.' },
    ROLLING: { description: "The professional's own fee for taking prints." },
    GOVERNMENT: { description: 'A DOJ or FBI fee, collected and passed on.' },
    TRAVEL: { description: 'Travel to the customer.' },
    SUPPLY: { description: 'Cards, forms and other goods.' },
    OTHER: { description: 'Anything else.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'An entry of the price list: a service or product of the business.',
  simpleResolvers: true,
})
export class Service extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: EXTERNAL_ID })
  externalId!: string | null;

  @Field(() => LineTypeEnum, { description: 'The type of the lines created from it.' })
  type!: LineType;

  @Field(() => String, { description: 'The text shown on quotes and invoices.' })
  description!: string;

  @Field(() => CentsScalar, { description: 'Price per unit in cents.' })
  unitCents!: number;

  @Field(() => Boolean, { description: 'Whether it is taxed; never for GOVERNMENT.' })
  taxable!: boolean;

  @Field(() => Boolean, { description: 'Whether it was removed from the price list.' })
  archived!: boolean;

  @Field(() => Int, { description: 'Its position in the list.' })
  position!: number;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'Selects entries of the price list; an empty filter selects all.' })
export class ServiceFilter extends ChangeTimesFilter {
  @Field(() => String, { nullable: true, description: WANTED_EXTERNAL_ID })
  externalId?: string | null;
}

@InputType({ description: 'A new entry of the price list.' })
export class CreateServiceInput {
  @Field(() => LineTypeEnum, { description: 'The type of the lines created from it.' })
  type!: LineType;

  @Field(() => String, { description: 'At most 500 characters.' })
  description!: string;

  @Field(() => CentsScalar, { description: 'Price per unit in cents.' })
  unitCents!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is taxed; false by default, and always for GOVERNMENT.',
  })
  taxable?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Its position in the list; the end by default.' })
  position?: number | null;

  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({
  description:
    'Changes to an entry of the price list; omitted fields stay unchanged. Existing quotes and invoices keep their prices.',
})
export class UpdateServiceInput {
  @Field(() => LineTypeEnum, { nullable: true, description: 'The type of the lines created from it.' })
  type?: LineType | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  description?: string | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Price per unit in cents.' })
  unitCents?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is taxed.' })
  taxable?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Its position in the list.' })
  position?: number | null;

  @Field(() => String, { nullable: true, description: GIVEN_EXTERNAL_ID })
  externalId?: string | null;
}
