import { Text, View } from '@react-pdf/renderer';
import { type CalendarDate, formatDate, formatDateTime } from '#domain/dates.ts';
import type { Cents } from '#domain/money.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';
import { GREEN, INK, paper, QUIET, RED } from '#server/platform/pdf/paper.ts';
import { Heading } from '#server/platform/pdf/parts/Heading.tsx';
import { Letterhead, Picture } from '#server/platform/pdf/parts/Letterhead.tsx';
import { LinesTable } from '#server/platform/pdf/parts/LinesTable.tsx';
import { Parties } from '#server/platform/pdf/parts/Parties.tsx';
import { Passage } from '#server/platform/pdf/parts/Passage.tsx';
import type { PrintedDocument } from '#server/platform/pdf/parts/printed.ts';
import { Sheet } from '#server/platform/pdf/parts/Sheet.tsx';
import { TotalsTable, totalsRows } from '#server/platform/pdf/parts/TotalsTable.tsx';
import { Typed } from '#server/platform/pdf/parts/Typed.tsx';

export interface QuotePdfProps extends PrintedDocument {
  revision: number;
  status: QuoteStatus;
  issuedOn: CalendarDate | null;
  validUntil: CalendarDate | null;
  depositCents: Cents;
  signature: PrintedSignature | null;
}

export interface PrintedSignature {
  name: string;
  /** The bytes of a drawn signature. */
  image: Uint8Array | null;
  /** RFC 3339. */
  signedAt: string;
  /** The business's time zone. */
  timeZone: string;
}

const STAMPS: Partial<Record<QuoteStatus, { words: string; color: string }>> = {
  DRAFT: { words: 'Draft', color: QUIET },
  ACCEPTED: { words: 'Accepted', color: GREEN },
  CONVERTED: { words: 'Accepted', color: GREEN },
  DECLINED: { words: 'Declined', color: RED },
  EXPIRED: { words: 'Expired', color: RED },
  VOID: { words: 'Void', color: RED },
};

export function QuotePdf(quote: QuotePdfProps) {
  const { business, customer, number, revision, status, depositCents, signature } = quote;
  const shownNumber = revision > 1 ? `${number}, revision ${revision}` : number;
  return (
    <Sheet title={`Quote ${number} from ${business.name}`} author={business.name} updatedAt={quote.updatedAt}>
      <Letterhead business={business} kind="Quote" number={shownNumber} stamp={STAMPS[status]} />
      <Parties
        heading="Prepared for"
        customer={customer}
        facts={[
          ...(quote.issuedOn ? [{ label: 'Issued', value: formatDate(quote.issuedOn) }] : []),
          ...(quote.validUntil ? [{ label: 'Valid until', value: formatDate(quote.validUntil) }] : []),
        ]}
      />
      <LinesTable lines={quote.lines} travelExplanation={quote.travelExplanation} />
      <TotalsTable
        rows={[
          ...totalsRows(quote),
          ...(depositCents > 0 ? [{ label: 'Deposit requested', cents: depositCents }] : []),
        ]}
        beside={signature && <Signature {...signature} />}
      />
      <Passage heading="Terms" text={quote.terms} />
      <Passage heading="Notes" text={quote.notes} />
    </Sheet>
  );
}

function Signature({ name, image, signedAt, timeZone }: PrintedSignature) {
  return (
    <View>
      <Text style={paper.label}>Accepted by</Text>
      {image ? (
        <Picture bytes={image} width={230} height={60} />
      ) : (
        <Heading fontSize={18} style={{ marginVertical: 6 }}>
          {name}
        </Heading>
      )}
      <View style={{ borderTopWidth: 0.75, borderTopColor: INK, paddingTop: 4 }}>
        {image && <Typed style={paper.strong}>{name}</Typed>}
        <Text style={paper.quiet}>Signed {formatDateTime(signedAt, timeZone)}</Text>
      </View>
    </View>
  );
}
