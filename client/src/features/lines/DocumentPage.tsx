import type { ReactNode } from 'react';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import type { ActivityFilter } from '#client/graphql/schema.generated.ts';
import { TotalsList } from '#client/ui/figures/TotalsList.tsx';
import { AwaitedActions, AwaitedSection } from '#client/ui/page/Awaited.tsx';
import { Columns } from '#client/ui/page/Columns.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { Words } from '#client/ui/page/Words.tsx';
import { type DocumentKind, documentKinds } from './documentKinds.ts';
import { LineList, type ShownLine } from './LineList.tsx';
import { type DetailedDocument, DocumentDetails } from './parts/DocumentDetails.tsx';

interface ShownDocument extends DetailedDocument {
  lines: ShownLine[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  terms: string | null;
  notes: string | null;
}

interface DocumentPageProps {
  kind: DocumentKind;
  /** The document as far as lists have cached it. */
  row: { number: string; customer: { name: string } };
  /** All of the document; undefined until it has loaded, and with it the parts below. */
  document: ShownDocument | undefined;
  status: ReactNode;
  subtitle?: string;
  actions?: ReactNode;
  /** The card at the top: how the document stands. */
  state: ReactNode;
  underLines?: ReactNode;
  underTotal?: ReactNode;
  details?: ReactNode;
  timeline: ActivityFilter;
  /** Sheets that the actions open. */
  children?: ReactNode;
}

/** The page of a quote or an invoice: its state, lines, totals, terms, details and timeline. */
export function DocumentPage({
  kind,
  row: { number, customer },
  document,
  status,
  subtitle = customer.name,
  actions,
  state,
  underLines,
  underTotal,
  details,
  timeline,
  children,
}: DocumentPageProps) {
  const { name, plural, list } = documentKinds[kind];
  const page = { title: `${name} ${number}`, back: { to: list, label: plural }, aside: status, subtitle };
  if (!document)
    return (
      <Page {...page} actions={<AwaitedActions />}>
        <Columns
          side={
            <>
              <AwaitedSection title="Details" rows={5} />
              <AwaitedSection title="Timeline" />
            </>
          }
        >
          {state}
          <AwaitedSection title="Lines" rows={4} />
        </Columns>
      </Page>
    );
  return (
    <Page {...page} actions={actions}>
      <Columns
        side={
          <>
            <Section title="Details">
              <DocumentDetails kind={kind} document={document}>
                {details}
              </DocumentDetails>
            </Section>
            <Section title="Timeline">
              <ActivityTimeline filter={timeline} isPartOfScreen />
            </Section>
          </>
        }
      >
        {state}
        <Section title="Lines">
          <LineList lines={document.lines} />
          {underLines}
          <TotalsList totals={document}>{underTotal}</TotalsList>
        </Section>
        <Words title="Terms">{document.terms}</Words>
        <Words title="Notes">{document.notes}</Words>
      </Columns>
      {children}
    </Page>
  );
}
