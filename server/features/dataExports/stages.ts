import { DATASETS } from './datasets.ts';

/** The stages in order: the tables, the uploaded files, a PDF for each quote and invoice, the archive. */
const STAGES: readonly string[] = [
  ...DATASETS.map(({ name }) => name),
  'uploads',
  'quotePapers',
  'invoicePapers',
  'archive',
];

export const FIRST_STAGE = STAGES[0]!;

export const datasetOf = (stage: string) => DATASETS.find(({ name }) => name === stage);

export function stageAfter(stage: string): string {
  const next = STAGES[STAGES.indexOf(stage) + 1];
  if (!next) throw new Error(`stage ${stage} is the last`);
  return next;
}
