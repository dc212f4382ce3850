import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useAbilities, useViewer } from '#client/features/identity/index.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import {
  useAssignCustomerMutation,
  useAssignInvoiceMutation,
  useAssignQuoteMutation,
  useColleaguesQuery,
} from './team.generated.ts';

interface AssignedToProps {
  kind: 'customer' | 'quote' | 'invoice';
  id: string;
  assignedTo: { id: string; fullName: string } | null;
}

const NOBODY = '';

/** Whose work it is. Who may change everybody's gives it to somebody here; alone in a business there is nobody to give it to. */
export function AssignedTo({ kind, id, assignedTo }: AssignedToProps) {
  const { can, canForAll } = useAbilities();
  const mayAssign = canForAll(`${kind}s.update`) && can('team.read');
  const { colleagueCount } = useViewer();
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useColleaguesQuery({ skip: !isChoosing });
  const assign = useAssign(kind);
  const colleagues = data?.colleagues ?? [];
  if (!mayAssign || colleagueCount === 0) return assignedTo ? <Text size="sm">{assignedTo.fullName}</Text> : '–';

  const known = colleagues.map((colleague) => ({ value: colleague.id, label: colleague.fullName }));
  const isListed = known.some(({ value }) => value === assignedTo?.id);
  const choose = async (value: string | null) => {
    const memberId = value || null;
    if (memberId === (assignedTo?.id ?? null)) return;
    if (!(await attempt(() => assign({ variables: { id, memberId } }), 'It wasn’t assigned'))) return;
    const colleague = colleagues.find((one) => one.id === memberId);
    notify.success({ title: colleague ? `Assigned to ${colleague.fullName}` : 'Unassigned' });
  };
  return (
    <Select
      aria-label="Assigned to"
      data={[
        { value: NOBODY, label: 'Nobody' },
        ...known,
        ...(assignedTo && !isListed ? [{ value: assignedTo.id, label: assignedTo.fullName }] : []),
      ]}
      value={assignedTo?.id ?? NOBODY}
      onChange={choose}
      onDropdownOpen={() => setChoosing(true)}
      allowDeselect={false}
    />
  );
}

function useAssign(kind: AssignedToProps['kind']) {
  const [customer] = useAssignCustomerMutation();
  const [quote] = useAssignQuoteMutation();
  const [invoice] = useAssignInvoiceMutation();
  return { customer, quote, invoice }[kind] as typeof customer;
}
