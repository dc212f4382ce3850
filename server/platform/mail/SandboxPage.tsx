import { renderToStaticMarkup } from 'react-dom/server';
import type { MailStore, SandboxMailSummary } from './sandboxMailer.ts';
import { sandboxPageCss } from './sandboxPageCss.ts';

type OpenedMail = NonNullable<Awaited<ReturnType<MailStore['find']>>>;

interface SandboxPageProps {
  mails: SandboxMailSummary[];
  opened?: OpenedMail;
  missing?: boolean;
}

/** Attachments are addressed by index, because names may repeat. */
export const attachmentUrl = (mailId: string, index: number) => `/sandbox/mail/${mailId}/attachments/${index}`;

export function renderSandboxPage(props: SandboxPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<SandboxPage {...props} />)}`;
}

function SandboxPage({ mails, opened, missing }: SandboxPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{opened ? `${opened.subject} · Sandbox mail` : 'Sandbox mail'}</title>
        <style>{sandboxPageCss}</style>
      </head>
      <body className={opened || missing ? 'reading' : undefined}>
        <header>
          <h1>
            <a href="/sandbox/mail">Sandbox mail</a>
          </h1>
          <p>No mail server is set up, so mails stay here instead of being delivered.</p>
        </header>
        <div className="columns">
          <MailList mails={mails} openedId={opened?.id} />
          {opened && <OpenedMailView mail={opened} />}
          {missing && <main className="note">There is no such mail. It may have been cleared away.</main>}
        </div>
      </body>
    </html>
  );
}

function MailList({ mails, openedId }: { mails: SandboxMailSummary[]; openedId?: string }) {
  if (mails.length === 0) {
    return (
      <p className="note">Nothing yet. Send a quote, or sign up, and the mail shows here. Reload to look again.</p>
    );
  }
  return (
    <nav aria-label="Mails, newest first">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={`/sandbox/mail/${mail.id}`} aria-current={mail.id === openedId ? 'page' : undefined}>
              <strong>{mail.subject}</strong>
              <span>To {mail.to.join(', ')}</span>
              <Instant at={mail.sentAt} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OpenedMailView({ mail }: { mail: OpenedMail }) {
  return (
    <main>
      <a className="back" href="/sandbox/mail">
        All mails
      </a>
      <h2>{mail.subject}</h2>
      <dl>
        <dt>From</dt>
        <dd>{mail.from}</dd>
        <dt>To</dt>
        <dd>{mail.to.join(', ')}</dd>
        {mail.replyTo && (
          <>
            <dt>Reply to</dt>
            <dd>{mail.replyTo}</dd>
          </>
        )}
        <dt>Sent</dt>
        <dd>
          <Instant at={mail.sentAt} />
        </dd>
      </dl>
      {mail.attachments.length > 0 && (
        <ul className="attachments" aria-label="Attachments">
          {mail.attachments.map(({ filename, content }, index) => {
            const url = attachmentUrl(mail.id, index);
            return (
              <li key={url}>
                <a href={url}>{filename}</a> {Math.ceil(content.length / 1024)} KB
              </li>
            );
          })}
        </ul>
      )}
      <iframe
        title="The mail as the recipient sees it"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html}
      />
      <details>
        <summary>Plain text</summary>
        <pre>{mail.text}</pre>
      </details>
    </main>
  );
}

const instantFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

function Instant({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{instantFormat.format(at)} UTC</time>;
}
