import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DATA_EXPORT_STATUSES, type DataExportStatus } from '#domain/dataExport.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const DataExportStatusEnum = enumOf(DATA_EXPORT_STATUSES);
registerEnumType(DataExportStatusEnum, {
  name: 'DataExportStatus',
  description: 'Where an export of everything stands.',
  valuesConfig: {
    BUILDING: { description: 'It is being made; nobody needs to wait for it.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'It could not be made; asking again begins anew.' },
    EXPIRED: { description: 'Its time is over, and it was deleted.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'Everything that the business has as one ZIP archive: CSV, JSON, and the papers of quotes and invoices.',
  simpleResolvers: true,
})
export class DataExport extends Node {
  @Field(() => DataExportStatusEnum, { description: 'Where it stands.' })
  status!: DataExportStatus;

  @Field(() => Int, { description: 'How many files are written.' })
  filesDone!: number;

  @Field(() => Int, { description: 'How many there were when it was asked for.' })
  filesTotal!: number;

  @Field(() => Float, { nullable: true, description: 'How large the archive is, in bytes; null until it is ready.' })
  sizeBytes!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is ready.' })
  readyAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is deleted, or was.' })
  expiresAt!: Date | null;
}
