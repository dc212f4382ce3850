import type { WebhookDisabledReason } from '#domain/webhooks.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface WebhookDisabledProps {
  fullName: string;
  host: string;
  reason: Exclude<WebhookDisabledReason, 'BY_PERSON'>;
  endpointUrl: string;
}

const subjectOf = ({ host }: WebhookDisabledProps) => `Webhook endpoint ${host} was turned off`;

function WebhookDisabled(props: WebhookDisabledProps) {
  const { fullName, host, reason, endpointUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={`Nothing will be sent to ${host} until you turn it back on.`}
      heading="An endpoint is turned off"
      reason="You’re getting this email because you manage API access."
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        {reason === 'GONE'
          ? `${host} responded “410 Gone”, which means stop sending, so we did.`
          : `No webhook reached ${host} for three days despite retries, so we stopped sending.`}
      </Paragraph>
      <Paragraph>
        The delivery log shows the responses. Once the endpoint works, turn it back on and resend what failed.
      </Paragraph>
      <Action href={endpointUrl} label="View endpoint" />
      <QuietParagraph>Events while it’s off aren’t sent later. Nothing else is affected.</QuietParagraph>
    </MailLayout>
  );
}

/** Sent to members who manage webhooks when an endpoint was turned off automatically. */
export const webhookDisabledMail = defineMail(WebhookDisabled, subjectOf);
