import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface ExportReadyProps {
  fullName: string;
  /** Formatted: "12.4 MB". */
  size: string;
  /** Formatted in the business's time zone. */
  expiresAt: string;
  exportUrl: string;
}

const subjectOf = () => `Your ${PRODUCT_NAME} export is ready`;

function ExportReady({ fullName, size, expiresAt, exportUrl }: ExportReadyProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview={`All your business’s data, ${size}.`}
      heading="Your export is ready"
      reason="You requested this export."
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        All your business’s data is in one ZIP file of {size}. You can download it until {expiresAt}; then it’s deleted.
      </Paragraph>
      <Action href={exportUrl} label="Download the export" />
      <QuietParagraph>
        If you didn’t request it, someone else may be signed in as you. Change your password and sign out everywhere.
      </QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the requester of an export of all data. */
export const exportReadyMail = defineMail(ExportReady, subjectOf);
