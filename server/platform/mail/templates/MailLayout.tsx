import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from 'react-email';
import { PRODUCT_NAME } from '../../product.ts';
import { mailSheet, mailStyles } from './mailStyles.ts';

/** The business that writes to its customer. */
export interface MailBusiness {
  name: string;
  /** The Reply-To address. */
  email?: string | null;
  phone?: string | null;
}

interface MailLayoutProps {
  /** Omitted in mails from Whorl to its users. */
  business?: MailBusiness;
  subject: string;
  /** The preview that inboxes show after the subject. */
  preview: string;
  heading: string;
  /** Why the recipient gets this mail. */
  reason: string;
  children: ReactNode;
}

export function MailLayout({ business, subject, preview, heading, reason, children }: MailLayoutProps) {
  return (
    <Html>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{mailSheet}</style>
      </Head>
      <Body className="ground" style={mailStyles.ground}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container className="sheet" style={mailStyles.sheet}>
          <Hr data-skip-in-text="true" style={mailStyles.seal} />
          <Text className="ink" style={mailStyles.sender}>
            {business?.name ?? PRODUCT_NAME}
          </Text>
          <Heading className="ink" style={mailStyles.heading}>
            {heading}
          </Heading>
          {children}
        </Container>
        <Text className="quiet" style={mailStyles.footer}>
          {business && contactLine(business)}
          {reason}
          {business?.email && ' Questions? Just reply.'}
          {business && (
            <>
              <br />
              Sent with {PRODUCT_NAME}
            </>
          )}
        </Text>
      </Body>
    </Html>
  );
}

function contactLine({ name, phone, email }: MailBusiness) {
  if (!phone && !email) return null;
  return (
    <>
      {[name, phone, email].filter(Boolean).join(' · ')}
      <br />
    </>
  );
}
