import { Alert, Anchor, Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { PLAN_SETTINGS } from '#client/ui/feedback/PlanWayOut.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { TeamNav } from './parts/TeamNav.tsx';
import { RoleEditor } from './roles/RoleEditor.tsx';
import { RoleMatrix } from './roles/RoleMatrix.tsx';
import { RoleSheet } from './roles/RoleSheet.tsx';
import { type TeamRoleFieldsFragment, type TeamRolesQuery, useTeamRolesQuery } from './team.generated.ts';

/** What each role may do, side by side. */
export function RolesPage() {
  const { data, error, refetch } = useTeamRolesQuery();
  const { can } = useAbilities();
  const [edited, setEdited] = useState<TeamRoleFieldsFragment | 'new'>();
  const customAllowed = data?.teamRoles.customAllowed ?? false;
  return (
    <Page
      title="Roles"
      subtitle="Own: items they created or were assigned. All: everyone’s items."
      actions={
        can('roles.manage') &&
        customAllowed && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
            New role
          </Button>
        )
      }
    >
      <TeamNav />
      {data ? (
        <Roles {...data.teamRoles} onEdit={setEdited} />
      ) : (
        <AwaitedList what="your roles" rows={6} error={error} onRetry={refetch} />
      )}
      <RoleEditor role={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

interface RolesProps {
  all: TeamRolesQuery['teamRoles']['all'];
  customAllowed: boolean;
  onEdit: (role: TeamRoleFieldsFragment) => void;
}

function Roles({ all, customAllowed, onEdit }: RolesProps) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const hasOwn = all.some(({ role }) => role === 'CUSTOM');
  const mayEdit = ({ editable }: TeamRoleFieldsFragment) => editable && customAllowed;
  return (
    <>
      {!customAllowed && (
        <Alert color="indigo" mb="md" title="Custom roles are part of Premium">
          {hasOwn
            ? 'Roles you already created keep working. Upgrade to Premium to create or change them. '
            : 'With Premium you decide, permission by permission, what a role may do. '}
          <Anchor component={Link} to={PLAN_SETTINGS} inherit fw={600}>
            See the plans
          </Anchor>
        </Alert>
      )}
      {isWide ? (
        <RoleMatrix roles={all} mayEdit={mayEdit} onEdit={onEdit} />
      ) : (
        <RoleSheet roles={all} mayEdit={mayEdit} onEdit={onEdit} />
      )}
      <Text size="sm" c="dimmed" mt="md">
        Everyone sees their own customers, quotes, and invoices, the price list, and the settings they need to quote. No
        one can grant more than they have.
      </Text>
    </>
  );
}
