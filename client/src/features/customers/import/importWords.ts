import { counted } from '#domain/counted.ts';

interface Counts {
  createdCount: number;
  updatedCount: number;
}

/** What an import did: "2 customers added, 1 updated". */
export function importInWords({ createdCount, updatedCount }: Counts): string {
  if (createdCount === 0 && updatedCount === 0) return 'No customers added or changed';
  if (createdCount === 0) return `${counted(updatedCount, 'customer')} updated`;
  return `${counted(createdCount, 'customer')} added${updatedCount > 0 ? `, ${updatedCount.toLocaleString('en-US')} updated` : ''}`;
}

interface UndoneCounts {
  removedCount: number;
  restoredCount: number;
  keptCount: number;
}

/** What undoing an import did: "2 customers removed, 1 changed back". */
export function undoneInWords({ removedCount, restoredCount, keptCount }: UndoneCounts): string {
  const parts = [
    removedCount > 0 && `${counted(removedCount, 'customer')} removed`,
    restoredCount > 0 && `${counted(restoredCount, 'customer')} changed back`,
    keptCount > 0 && `${counted(keptCount, 'customer')} kept because of later changes, quotes or invoices`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
