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

const subjectOf = ({ host }: WebhookDisabledProps) => `Webhooks to ${host} are turned off`;

function WebhookDisabled(props: WebhookDisabledProps) {
  const { fullName, host, reason, endpointUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={`Nothing is sent to ${host} until you turn it on again.`}
      heading="An endpoint is turned off"
      reason="You get this mail because you look after the business’s API access."
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        {reason === 'GONE'
          ? `${host} answered a webhook with “410 Gone”, which asks that nothing more be sent. So nothing is.`
          : `For three days no webhook has reached ${host}, though each was tried again and again. Nothing more is sent there.`}
      </Paragraph>
      <Paragraph>
        The delivery log shows what came back. Once the endpoint works, turn it on again and send what failed once more.
      </Paragraph>
      <Action href={endpointUrl} label="See the endpoint" />
      <QuietParagraph>
        What happens while it is turned off is not sent later. Nothing else of your business is affected.
      </QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the owner and the admins when an endpoint was turned off by itself. */
export const webhookDisabledMail = defineMail(WebhookDisabled, subjectOf);
