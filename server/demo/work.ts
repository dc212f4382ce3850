import type { CustomerKind } from '#domain/inputs/customer.ts';
import type { Random } from './random.ts';

interface DemoLine {
  type: string;
  description: string;
  quantity: number;
  unitCents: number;
  optional?: boolean;
}

const line = (type: string, description: string, unitCents: number, quantity = 1): DemoLine => ({
  type,
  description,
  quantity,
  unitCents,
});

function liveScan(people: number): DemoLine[] {
  return [
    line('ROLLING', 'Live scan fingerprinting, rolling fee', people > 5 ? 3000 : 3500, people),
    line('GOVERNMENT', 'DOJ processing fee', 3200, people),
    line('GOVERNMENT', 'FBI processing fee', 1700, people),
  ];
}

const volunteers = (people: number): DemoLine[] => [
  line('ROLLING', 'Live scan fingerprinting, rolling fee, volunteers', 2500, people),
  line('GOVERNMENT', 'DOJ processing fee', 3200, people),
  line('GOVERNMENT', 'FBI processing fee, volunteer', 1500, people),
];

const inkCards = (cards: number): DemoLine[] => [
  line('ROLLING', 'Ink fingerprint card (FD-258), first card', 3500),
  ...(cards > 1 ? [line('ROLLING', 'Ink fingerprint card (FD-258), each further card', 1500, cards - 1)] : []),
];

const notary = (signatures: number): DemoLine[] => [
  line('NOTARIAL_ACT', 'Acknowledgment, for each signature', 1500, signatures),
];

const loanSigning = (): DemoLine[] => [
  line('OTHER', 'Loan signing, full package', 15000),
  line('SUPPLY', 'Printing, two sets, for each page', 50, 140),
];

/** Returns typical lines for a kind of customer. */
export function linesFor(kind: CustomerKind, tags: readonly string[], random: Random): DemoLine[] {
  if (tags.includes('loan signings')) return loanSigning();
  if (tags.includes('volunteers')) return volunteers(random.between(6, 24));
  if (kind === 'BUSINESS' || kind === 'AGENCY') return liveScan(random.between(2, 12));
  if (tags.includes('estate') || tags.includes('real estate agent')) return notary(random.between(2, 6));
  if (tags.includes('apostille'))
    return [...notary(random.between(1, 2)), line('OTHER', 'Apostille filing with the Secretary of State', 8500)];
  return random.chance(0.5) ? inkCards(random.between(1, 3)) : liveScan(1);
}

/** Returns an optional line. */
export const optionalExtra = (): DemoLine => ({ ...line('OTHER', 'Same-day appointment', 4000), optional: true });
