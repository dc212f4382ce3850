import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { DataExportEntity } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { Refusal } from '#server/core/errors.ts';
import { invoicePdf } from '#server/features/invoices/index.ts';
import { quotePdf } from '#server/features/quotes/index.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import type { Job, JobServices } from '#server/platform/worker/worker.ts';
import { addDataset } from '../commands/addDataset.ts';
import { addDocument, type ExportedDocument, endDocuments } from '../commands/addDocument.ts';
import { addUploads } from '../commands/addUploads.ts';
import { closeArchive } from '../commands/closeArchive.ts';
import { failDataExport } from '../commands/failDataExport.ts';
import type { Progress } from '../progress.ts';
import { datasetOf } from '../stages.ts';

/** Duration of one turn; short enough to finish before a process that is shutting down exits. */
const TURN_MS = 10_000;

/**
 * Runs one turn of an export. Each step is a transaction that also records the progress, so that the next turn, in any
 * process, continues from there.
 */
export const buildDataExport: Job<'export.build'> = async (services, { businessId, exportId }, { isLast }) => {
  const builder = new Builder(services, { kind: 'system', businessId });
  try {
    for (const until = Date.now() + TURN_MS; Date.now() < until; ) {
      if (!(await builder.step(exportId))) return;
    }
  } catch (error) {
    if (isLast) await services.commands.run({ kind: 'system', businessId }, failDataExport, exportId);
    throw error;
  }
  const next = { businessId, exportId };
  await addJob(services.database.em.getKysely(), 'export.build', next, { key: `export ${exportId}` });
};

/** The kinds of PDF: the table of their documents, the print function, and the folder in the archive. */
const DOCUMENTS = {
  quotePapers: { table: 'quotes', print: quotePdf, folder: 'quotes' },
  invoicePapers: { table: 'invoices', print: invoicePdf, folder: 'invoices' },
} as const;

class Builder {
  constructor(
    private readonly services: JobServices,
    private readonly actor: SystemActor,
  ) {}

  /** Runs one step and returns whether more follow. */
  async step(exportId: string): Promise<boolean> {
    const { commands } = this.services;
    const progress = await this.read(exportId);
    if (!progress) return false;
    const { stage } = progress;
    if (stage === 'quotePapers' || stage === 'invoicePapers') return this.document(progress, DOCUMENTS[stage]);
    if (stage === 'uploads') return commands.run(this.actor, addUploads, progress);
    if (stage === 'archive') {
      await commands.run(this.actor, closeArchive, progress);
      return false;
    }
    const dataset = datasetOf(stage);
    if (!dataset) throw new Error(`an export has no stage ${stage}`);
    return commands.run(this.actor, addDataset, progress, dataset);
  }

  private async read(id: string): Promise<Progress | null> {
    const em = this.services.database.em.fork();
    em.setFilterParams('business', { businessId: this.actor.businessId });
    return em.findOne(DataExportEntity, { id, status: 'BUILDING' });
  }

  private async document(
    progress: Progress,
    { table, print, folder }: (typeof DOCUMENTS)[keyof typeof DOCUMENTS],
  ): Promise<boolean> {
    const { commands, database } = this.services;
    const id = await nextId(database, table, this.actor.businessId, progress.afterId ?? null);
    if (!id) return commands.run(this.actor, endDocuments, progress);
    const began = Date.now();
    const printed = await print(database, this.actor, id).catch((error: unknown) => {
      // The document was deleted after it was listed.
      if (error instanceof Refusal && error.extensions.code === 'NOT_FOUND') return null;
      throw error;
    });
    const took = Date.now() - began;
    const file: ExportedDocument['file'] = printed && { folder, name: printed.filename, content: printed.content };
    const advanced = await commands.run(this.actor, addDocument, progress, { id, file });
    // Printing occupies the CPU: pauses as long as it took, so that others get an equal share.
    await pause(took);
    return advanced;
  }
}

async function nextId(
  database: Database,
  table: 'quotes' | 'invoices',
  businessId: string,
  afterId: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where business_id = ${businessId} and (${afterId}::uuid is null or id > ${afterId}::uuid)
    order by id limit 1
  `.execute(database.em.getKysely());
  return rows[0]?.id;
}
