import { Modal, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PortalQuoteView } from '#client/features/portal/index.ts';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { totalsAsChosen } from '#domain/quoteChoice.ts';
import { previewData, type QuoteDraft } from './previewData.ts';
import classes from './quotePreview.module.css';

interface QuotePreviewProps {
  opened: boolean;
  onClose: () => void;
  draft: QuoteDraft;
}

/** What the customer will see, with options that can be tried as they will try them. */
export function QuotePreview({ opened, onClose, draft }: QuotePreviewProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={<Text size="sm">Preview: what {draft.customerName ?? 'your customer'} will see</Text>}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <Suspense fallback={<ListSkeleton what="the preview" rows={4} />}>
        <Preview draft={draft} />
      </Suspense>
    </Modal>
  );
}

function Preview({ draft }: { draft: QuoteDraft }) {
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const quote = previewData(draft);
  const lines = quote.lines.map((line) => ({ ...line, selected: choices[line.id] ?? line.selected }));
  const { lines: _, ...totals } = totalsAsChosen({ ...quote, lines });
  return (
    <PortalQuoteView
      quote={{ ...quote, ...totals, lines }}
      onChoose={(lineId, selected) => setChoices({ ...choices, [lineId]: selected })}
    />
  );
}
