import { stateInWords } from '#domain/states/machine.ts';
import type { Attempt } from '#server/platform/jobs/jobs.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Mail, MailAttachment } from '#server/platform/mail/mail.ts';
import type { MailDocument } from '#server/platform/mail/templates/documentFigures.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';
import type { DocumentFacts, DocumentKind } from './documentFacts.ts';
import { portalUrl } from './portalUrl.ts';

interface DocumentMail<Facts> {
  kind: DocumentKind;
  businessId: string;
  id: string;
  /** Null if the document no longer exists. */
  facts: Facts | null;
  /** Whether its status still allows sending it. */
  isSendable(facts: Facts): boolean;
  write(document: MailDocument, facts: Facts): Promise<Pick<Mail, 'subject' | 'text' | 'html'>>;
  print(facts: Facts): Promise<MailAttachment>;
}

/** Mails a document with its PDF to its customer, or logs why it no longer goes out. */
export async function sendDocumentMail<Facts extends DocumentFacts>(
  services: JobServices,
  attempt: Attempt,
  { kind, businessId, id, facts, isSendable, write, print }: DocumentMail<Facts>,
): Promise<void> {
  const entry = { kind: `${kind}.sent`, businessId, subjectId: id };
  const to = facts?.customer.email ?? '';
  const skip = (reason: string) => suppress(services, attempt, { ...entry, recipient: to }, reason);
  if (!facts) return skip(`The ${kind} no longer exists`);
  const { document, lines, customer, business } = facts;
  if (!isSendable(facts)) return skip(`The ${kind}'s status is ${stateInWords(document.status)}`);
  if (!to) return skip('The customer no longer has an email address');

  const { number, discountCents, taxCents, totalCents } = document;
  const address = portalUrl(services.publicUrl, kind, document) ?? '';
  const shown = { business, customerName: customer.name, number, lines, discountCents, taxCents, totalCents };
  const content = await write({ ...shown, portalUrl: address }, facts);
  const sender = { fromName: business.name, replyTo: business.email ?? undefined };
  await deliver(services, attempt, {
    ...entry,
    mail: { to, ...sender, ...content, attachments: [await print(facts)] },
  });
}
