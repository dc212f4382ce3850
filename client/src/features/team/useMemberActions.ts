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
      body: 'They’ll be signed out right away and can’t sign back in until you restore their access. Their work stays, and their seat is freed.',
      action: 'Suspend',
    });
    if (!confirmed || !(await attempt(() => suspendMember({ variables }), `${fullName} wasn’t suspended`))) return;
    notify.success({ title: `${fullName} was suspended` });
  };
  const reactivate = async () => {
    if (await attempt(() => reactivateMember({ variables }), `${fullName}’s access wasn’t restored`))
      notify.success({ title: `${fullName}’s access is restored` });
  };
  const remove = async () => {
    const confirmed = await confirm({
      title: `Remove ${fullName} from the team?`,
      body: 'They’ll be signed out right away and lose access. Their work stays under their name. To come back, they’ll need a new invitation.',
      action: 'Remove from team',
    });
    if (!confirmed || !(await attempt(() => removeMember({ variables }), `${fullName} wasn’t removed`))) return;
    notify.success({ title: `${fullName} was removed from the team` });
  };
  const makeOwner = async () => {
    const confirmed = await confirm({
      title: `Transfer the business to ${fullName}?`,
      body: `${fullName} will control the plan, billing, and closing the business, and only they can transfer it back. You stay on as an admin. You’ll both get an email.`,
      action: `Make ${fullName} the owner`,
    });
    if (!confirmed || !(await attempt(() => transferOwnership({ variables }), 'The business wasn’t transferred')))
      return;
    notify.success({ title: `${fullName} now owns the business` });
    await sessionStore.refresh().catch(() => undefined);
  };
  return { suspend, reactivate, remove, makeOwner };
}
