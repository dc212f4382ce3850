import {
  IconBan,
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconFileInvoice,
  IconHandStop,
  IconLink,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { downloadFile } from '#client/features/identity/index.ts';
import { type Action, ActionBar } from '#client/ui/actions/ActionBar.tsx';
import { copyLink } from '#client/ui/actions/copyLink.ts';
import { useDownload } from '#client/ui/actions/useDownload.ts';
import type { QuoteFieldsFragment } from '../quotes.generated.ts';
import { useQuoteActions } from './useQuoteActions.ts';

type Known = Record<QuoteFieldsFragment['actions'][number], Action>;

/** What may be done with the quote now: exactly what the server says, and its PDF and link. */
export function QuoteActionBar({ quote }: { quote: QuoteFieldsFragment }) {
  const { id, number, status, actions, portalUrl } = quote;
  const act = useQuoteActions(quote);
  const pdf = useDownload(() => downloadFile(`/quotes/${id}.pdf`, `${number}.pdf`), 'The PDF could not be downloaded');

  const known: Known = {
    EDIT: { label: 'Edit', icon: IconPencil, to: 'edit' },
    SEND: { label: 'Send quote', icon: IconSend, onClick: act.send, busy: act.isSending },
    RESEND: { label: 'Send again', icon: IconSend, onClick: act.resend, busy: act.isSending },
    CONVERT: { label: 'Convert to invoice', icon: IconFileInvoice, onClick: act.convert, busy: act.isConverting },
    DUPLICATE: { label: 'Duplicate', icon: IconCopy, onClick: act.duplicate },
    VOID: { label: 'Void…', icon: IconBan, onClick: act.void, destructive: true },
    DELETE: { label: 'Delete…', icon: IconTrash, onClick: act.delete, destructive: true },
  };
  const offered = (...names: (keyof Known)[]) =>
    names.filter((name) => actions.includes(name)).map((name) => known[name]);
  const link: Action[] = portalUrl
    ? [{ label: 'Copy link', icon: IconLink, onClick: () => copyLink(portalUrl, `quote ${number}`) }]
    : [];
  const look: Action[] = portalUrl
    ? [{ label: 'See what they see', icon: IconExternalLink, onClick: () => window.open(portalUrl, '_blank') }]
    : [];

  const byHand = { label: 'Mark as given by hand…', icon: IconHandStop, onClick: act.giveByHand, busy: act.isSending };
  const canSend = actions.includes('SEND');
  // Without an address there is nowhere to mail it to.
  const isMailable = Boolean(quote.customer.email);
  const sends = isMailable ? offered('SEND', 'RESEND') : canSend ? [byHand] : [];

  // Changes that were asked for come before sending it again; an open quote is best nudged by its link.
  const main =
    status === 'CHANGES_REQUESTED'
      ? [...sends, ...offered('EDIT')]
      : [...offered('EDIT'), ...sends, ...offered('CONVERT')];
  const isOpen = actions.includes('RESEND');
  return (
    <ActionBar
      main={isOpen ? [...main, ...link] : main}
      more={[
        { label: 'Download PDF', icon: IconDownload, onClick: pdf.download, busy: pdf.isBusy },
        ...(isOpen ? [] : link),
        ...look,
        ...(canSend && isMailable ? [byHand] : []),
        ...offered('DUPLICATE', 'VOID', 'DELETE'),
      ]}
    />
  );
}
