import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  raw: string;
  recipients: string[];
}

export interface TestSmtp {
  url: string;
  port: number;
  /** In order of arrival. */
  received: Received[];
  close(): Promise<void>;
}

/** A real SMTP server, on a free port by default, which accepts everything unless options say otherwise. */
export async function startSmtpServer(options: SMTPServerOptions = {}, on = 0): Promise<TestSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Avoids waiting for a DNS query.
    disableReverseLookup: true,
    // Does not wait for connections that a mailer keeps open.
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ raw: Buffer.concat(chunks).toString('utf8'), recipients });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, port, received, close };
}

/** The unfolded header block. */
export const headersOf = ({ raw }: Received) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
