import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DATA_EXPORT_STATUSES, type DataExportStatus } from '#domain/dataExport.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';

const DataExportStatusEnum = enumOf(DATA_EXPORT_STATUSES);
registerEnumType(DataExportStatusEnum, {
  name: 'DataExportStatus',
  description: 'The state of a full export.',
  valuesConfig: {
    BUILDING: { description: 'It is being built in the background.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'It failed; a new request starts again.' },
    EXPIRED: { description: 'It expired and was deleted.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'All data of the business as one ZIP archive: CSV, JSON, and the PDFs of quotes and invoices.',
  simpleResolvers: true,
})
export class DataExport extends Node {
  @Field(() => DataExportStatusEnum, { description: 'Its state.' })
  status!: DataExportStatus;

  @Field(() => Int, { description: 'Number of files written so far.' })
  filesDone!: number;

  @Field(() => Int, { description: 'Number of files expected when it was requested.' })
  filesTotal!: number;

  @Field(() => Float, { nullable: true, description: 'Size of the archive in bytes; null until it is ready.' })
  sizeBytes!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it became ready; null before.' })
  readyAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is or was deleted; null until it is ready.' })
  expiresAt!: Date | null;
}
