import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceEntity } from '#db/entities/index.ts';
import type { LineType } from '#domain/totals.ts';

/** [type, description, cents]. Usual prices of the trade and California's government fees, as a starting point. */
const startingServices: readonly (readonly [LineType, string, number])[] = [
  ['ROLLING', 'Live scan fingerprinting, rolling fee', 3500],
  ['GOVERNMENT', 'DOJ processing fee', 3200],
  ['GOVERNMENT', 'FBI processing fee', 1700],
  ['GOVERNMENT', 'FBI processing fee, volunteer', 1500],
  ['GOVERNMENT', 'Child Abuse Central Index check', 1500],
  ['ROLLING', 'Ink fingerprint card (FD-258), first card', 3500],
  ['ROLLING', 'Ink fingerprint card (FD-258), each further card', 1500],
  ['NOTARIAL_ACT', 'Acknowledgment, for each signature', 1500],
  ['NOTARIAL_ACT', 'Jurat, for each signature', 1500],
  ['OTHER', 'Loan signing, full package', 15000],
  ['SUPPLY', 'Printing, for each page', 50],
];

/** Adds a starting price list, so that the first quote needs no typing. */
export function addStartingServices(em: EntityManager, businessId: string): void {
  startingServices.forEach(([type, description, unitCents], at) => {
    em.persist(
      em.create(ServiceEntity, { businessId, type, description, unitCents, taxable: false, position: at + 1 }),
    );
  });
}
