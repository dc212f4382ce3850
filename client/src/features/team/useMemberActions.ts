import { sessionStore } from '#client/features/identity/index.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import {
  TeamDocument,
  type TeamMemberFieldsFragment,
  useReactivateMemberMutation,
  useRemoveMemberMutation,
  useSuspendMemberMutation,
  useTransferOwnershipMutation,
} from './team.generated.ts';

const anew = { refetchQueries: [TeamDocument], awaitRefetchQueries: true };

/** What may be done with somebody's place in the team. What cuts deep asks once. */
export function useMemberActions({ id, fullName }: TeamMemberFieldsFragment) {
  const [suspendMember] = useSuspendMemberMutation(anew);
  const [reactivateMember] = useReactivateMemberMutation(anew);
  const [removeMember] = useRemoveMemberMutation(anew);
  const [transferOwnership] = useTransferOwnershipMutation();
  const variables = { id };

  const suspend = async () => {
    const confirmed = await confirm({
      title: `Suspend ${fullName}?`,
      body: 'They are signed out at once and cannot come back until you let them. Their work stays, and their seat is free meanwhile.',
      action: 'Suspend',
    });
    if (!confirmed || !(await attempt(() => suspendMember({ variables }), `${fullName} is not suspended`))) return;
    notify.success({ title: `${fullName} is suspended` });
  };
  const reactivate = async () => {
    if (await attempt(() => reactivateMember({ variables }), `${fullName} is not back in`))
      notify.success({ title: `${fullName} may work again` });
  };
  const remove = async () => {
    const confirmed = await confirm({
      title: `Remove ${fullName} from the team?`,
      body: 'They are signed out at once and see nothing of the business any more. Their work stays, under their name. To come back they need a new invitation.',
      action: 'Remove from team',
    });
    if (!confirmed || !(await attempt(() => removeMember({ variables }), `${fullName} is still in the team`))) return;
    notify.success({ title: `${fullName} is no longer in the team` });
  };
  const makeOwner = async () => {
    const confirmed = await confirm({
      title: `Give the business to ${fullName}?`,
      body: `${fullName} then decides on its plan, its card and its closing, and only they can give it back. You stay as an admin. Both of you get a mail.`,
      action: `Make ${fullName} the owner`,
    });
    if (!confirmed || !(await attempt(() => transferOwnership({ variables }), 'The business is still yours'))) return;
    notify.success({ title: `${fullName} owns the business now` });
    await sessionStore.refresh().catch(() => undefined);
  };
  return { suspend, reactivate, remove, makeOwner };
}
