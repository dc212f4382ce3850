import { IconExternalLink } from '@tabler/icons-react';
import { ActionBar } from '#client/ui/actions/ActionBar.tsx';
import type { QuoteFieldsFragment } from '../quotes.generated.ts';
import { useQuoteActions } from './useQuoteActions.ts';

/** The actions that the server offers for the quote now, and its PDF and link. */
export function QuoteActionBar({ quote }: { quote: QuoteFieldsFragment }) {
  const { status, actions, portalUrl } = quote;
  const { offered, isMailable, send, byHand, downloadPdf, link } = useQuoteActions(quote);
  const look = portalUrl
    ? [{ label: 'Preview as customer', icon: IconExternalLink, onClick: () => window.open(portalUrl, '_blank') }]
    : [];
  const sends = [...send, ...(isMailable ? offered('RESEND') : [])];
  // If the customer asked for changes, Edit is the primary action, which comes last.
  const main =
    status === 'CHANGES_REQUESTED'
      ? [...sends, ...offered('EDIT')]
      : [...offered('EDIT'), ...sends, ...offered('CONVERT')];
  // While the customer can answer, the link is the primary action: it reminds them best.
  const isOpen = actions.includes('RESEND');
  return (
    <ActionBar
      main={isOpen ? [...main, ...link] : main}
      more={[downloadPdf, ...(isOpen ? [] : link), ...look, ...byHand, ...offered('DUPLICATE', 'VOID', 'DELETE')]}
    />
  );
}
