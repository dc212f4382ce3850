import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import {
  TeamDocument,
  type TeamInvitationFieldsFragment,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from './team.generated.ts';

/** What may be done with an invitation that nobody has accepted. */
export function useInvitationActions({ id, email }: TeamInvitationFieldsFragment) {
  const [resendInvitation] = useResendInvitationMutation();
  const [revokeInvitation] = useRevokeInvitationMutation({
    refetchQueries: [TeamDocument],
    awaitRefetchQueries: true,
  });
  const variables = { id };
  const resend = async () => {
    if (await attempt(() => resendInvitation({ variables }), 'The invitation was not sent'))
      notify.success({ title: `${email} is invited again`, text: 'The new link is good for seven days.' });
  };
  const revoke = async () => {
    const confirmed = await confirm({
      title: `Revoke the invitation of ${email}?`,
      body: 'The link in their mail no longer works, and the seat is free.',
      action: 'Revoke invitation',
    });
    if (!confirmed || !(await attempt(() => revokeInvitation({ variables }), 'The invitation still stands'))) return;
    notify.success({ title: `The invitation of ${email} is revoked` });
  };
  return { resend, revoke };
}
