import { Select } from '@mantine/core';
import type { MemberRole } from '#client/graphql/schema.generated.ts';
import { useTeamRolesQuery } from '../team.generated.ts';

interface RoleChoiceProps {
  /** The id of a role, as the API lists it. */
  value?: string;
  onChange: (id: string) => void;
  error?: React.ReactNode;
}

const meanings: Partial<Record<MemberRole, string>> = {
  ADMIN: 'Everything except billing and closing the business',
  MANAGER: 'Everyone’s work and revenue',
  FIELD_AGENT: 'Their own work, no revenue',
  BOOKKEEPER: 'Invoices, payments, and reports',
  VIEWER: 'Can view everything, can’t change anything',
};

/** The roles that one may give to somebody. */
export function RoleChoice({ value, onChange, error }: RoleChoiceProps) {
  const { data, loading } = useTeamRolesQuery();
  const roles = data?.teamRoles.all.filter(({ assignable }) => assignable) ?? [];
  const chosen = roles.find(({ id }) => id === value);
  return (
    <Select
      label="Role"
      description={chosen ? (meanings[chosen.role] ?? 'A custom role') : undefined}
      data={roles.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(id) => id && onChange(id)}
      allowDeselect={false}
      disabled={loading && !data}
      error={error}
    />
  );
}

/** A role as the API wants it named. */
export const namedRole = (id: string): { role: MemberRole; roleId?: string } =>
  id in meanings ? { role: id as MemberRole } : { role: 'CUSTOM', roleId: id };

/** The same the other way round. */
export const idOfRole = ({ role, roleId }: { role: MemberRole; roleId: string | null }): string => roleId ?? role;
