import {
  IconBan,
  IconCopy,
  IconDownload,
  IconHandStop,
  IconLink,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { downloadFile } from '#client/features/identity/index.ts';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { Action } from '#client/ui/actions/ActionBar.tsx';
import { copyLink } from '#client/ui/actions/copyLink.ts';
import { useDownload } from '#client/ui/actions/useDownload.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { type DocumentKind, documentKinds } from './documentKinds.ts';

interface Document<Name extends string> {
  id: string;
  number: string;
  portalUrl: string | null;
  customer: { name: string; email: string | null };
  /** What the server offers for the document now. */
  actions: readonly Name[];
}

interface Commands {
  isSending: boolean;
  send: (options?: { variables: { id: string; byHand: boolean } }) => Promise<unknown>;
  resend: () => Promise<unknown>;
  /** Resolves to the id of the copy. */
  duplicate: (copied: { id: string; idempotencyKey?: string }) => Promise<string | undefined>;
  void: () => Promise<unknown>;
  delete: () => Promise<unknown>;
}

interface DocumentActionsInput<Name extends string> {
  kind: DocumentKind;
  document: Document<Name>;
  commands: Commands;
  /** What the user is told before they confirm. */
  consequences: { givenByHand: string; voided: string };
  linkLabel: string;
  /** The actions that only this kind of document has. */
  others: Partial<Record<Exclude<Name, CommonName>, Action>>;
}

type CommonName = 'EDIT' | 'SEND' | 'RESEND' | 'DUPLICATE' | 'VOID' | 'DELETE';

/** Returns the actions that a quote or an invoice offers now, as its page shows them. */
export function useDocumentActions<Name extends string>(input: DocumentActionsInput<Name>) {
  const { kind, document, commands, consequences, linkLabel, others } = input;
  const navigate = useNavigate();
  const { id, number, portalUrl, customer, actions } = document;
  const { name, list } = documentKinds[kind];
  const title = `${name} ${number}`;
  const requestCopy = useKeyedRequest({ name: `${kind}-copy:${id}`, send: commands.duplicate });
  const pdf = useDownload(() => downloadFile(`/${kind}s/${id}.pdf`, `${number}.pdf`), 'The PDF couldn’t be downloaded');

  const send = async () => {
    if (await attempt(commands.send, 'Not sent')) notify.success({ title: `${title} sent to ${customer.name}` });
  };
  const giveByHand = async () => {
    const confirmed = await confirm({
      title: `Mark ${kind} ${number} as given by hand?`,
      body: consequences.givenByHand,
      action: 'Mark as given',
    });
    if (!confirmed) return;
    const given = await attempt(() => commands.send({ variables: { id, byHand: true } }), 'Not marked as given');
    if (given) notify.success({ title: `${title} marked as given to ${customer.name}` });
  };
  const resend = async () => {
    if (await attempt(commands.resend, 'Not sent')) notify.success({ title: `${title} sent again` });
  };
  const duplicate = async () => {
    const copyId = await attempt(() => requestCopy({ id }), 'Not duplicated');
    if (copyId) navigate(`${list}/${copyId}/edit`);
  };
  const makeVoid = async () => {
    const confirmed = await confirm({
      title: `Void ${kind} ${number}?`,
      body: consequences.voided,
      action: `Void ${kind}`,
    });
    if (confirmed) await attempt(commands.void, 'Not voided');
  };
  const remove = async () => {
    const confirmed = await confirm({
      title: `Delete draft ${number}?`,
      body: 'It was never sent. It will be permanently deleted.',
      action: 'Delete draft',
    });
    if (!confirmed || !(await attempt(commands.delete, 'Not deleted'))) return;
    notify.success({ title: `Draft ${number} deleted` });
    navigate(list, { replace: true });
  };

  const { isSending } = commands;
  const common: Record<CommonName, Action> = {
    EDIT: { label: 'Edit', icon: IconPencil, to: 'edit' },
    SEND: { label: `Send ${kind}`, icon: IconSend, onClick: send, busy: isSending },
    RESEND: { label: 'Send again', icon: IconSend, onClick: resend, busy: isSending },
    DUPLICATE: { label: 'Duplicate', icon: IconCopy, onClick: duplicate },
    VOID: { label: 'Void…', icon: IconBan, onClick: makeVoid, destructive: true },
    DELETE: { label: 'Delete…', icon: IconTrash, onClick: remove, destructive: true },
  };
  const known: Partial<Record<string, Action>> = { ...common, ...others };
  const byHand: Action = { label: 'Mark as given by hand…', icon: IconHandStop, onClick: giveByHand, busy: isSending };
  const canSend = actions.includes('SEND' as Name);
  const isMailable = Boolean(customer.email);

  return {
    /** Those of the named actions that the server offers. */
    offered: (...names: Name[]) => names.filter((one) => actions.includes(one)).flatMap((one) => known[one] ?? []),
    isMailable,
    /** Sends a document that was not sent yet; by hand if the customer has no email address. */
    send: canSend ? [isMailable ? common.SEND : byHand] : [],
    /** The other way to give it to a customer who has an email address. */
    byHand: canSend && isMailable ? [byHand] : [],
    downloadPdf: { label: 'Download PDF', icon: IconDownload, onClick: pdf.download, busy: pdf.isBusy },
    link: portalUrl
      ? [{ label: linkLabel, icon: IconLink, onClick: () => copyLink(portalUrl, `${kind} ${number}`) }]
      : [],
  };
}
