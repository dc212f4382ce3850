import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface NewDeviceProps {
  fullName: string;
  device: string;
  when: string;
  from: string;
  /** The page for resetting the password without signing in, which ends all sessions. */
  forgotPasswordUrl: string;
}

const subjectOf = () => `New sign-in to your ${PRODUCT_NAME} account`;

function NewDevice({ fullName, device, when, from, forgotPasswordUrl }: NewDeviceProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview={`${device}, ${when}. If it wasn’t you, reset your password now.`}
      heading="A new device signed in"
      reason={`This address belongs to a ${PRODUCT_NAME} account.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>Someone signed in to your account on a new device.</Paragraph>
      <FiguresTable
        figures={[
          { label: 'Device', value: device },
          { label: 'When', value: when },
          { label: 'From', value: from },
        ]}
      />
      <Paragraph>If that was you, you don’t need to do anything.</Paragraph>
      <Paragraph>If it wasn’t, reset your password now. That signs everyone out on every device.</Paragraph>
      <Action href={forgotPasswordUrl} label="Reset password" />
    </MailLayout>
  );
}

/** Sent on a sign-in from a device that is new to the account; not at sign-up. */
export const newDeviceMail = defineMail(NewDevice, subjectOf);
