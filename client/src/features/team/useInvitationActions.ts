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
    if (await attempt(() => resendInvitation({ variables }), 'The invitation wasn’t sent'))
      notify.success({ title: `${email} was invited again`, text: 'The new link works for seven days.' });
  };
  const revoke = async () => {
    const confirmed = await confirm({
      title: `Revoke the invitation to ${email}?`,
      body: 'The link in their email stops working, and the seat is freed.',
      action: 'Revoke invitation',
    });
    if (!confirmed || !(await attempt(() => revokeInvitation({ variables }), 'The invitation wasn’t revoked'))) return;
    notify.success({ title: `The invitation to ${email} was revoked` });
  };
  return { resend, revoke };
}
