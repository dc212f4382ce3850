import { Button, Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { counted } from '#domain/counted.ts';
import { searchForm } from '#domain/searchForm.ts';
import { LINE_TYPES } from '#domain/totals.ts';
import type { ServiceFieldsFragment } from '../services.generated.ts';
import { useServiceActions } from '../useServiceActions.ts';
import { ServiceRow } from './ServiceRow.tsx';
import classes from './serviceList.module.css';

interface ServiceListProps {
  /** In order. */
  services: readonly ServiceFieldsFragment[];
  params: ListParams;
  onEdit: (id: string) => void;
  /** What stands here while nothing is offered. */
  empty: ReactNode;
}

export function ServiceList({ services, params, onEdit, empty }: ServiceListProps) {
  const actions = useServiceActions(services);
  const showsArchived = params.oneOf('show', ['archived']) !== undefined;
  const kind = params.oneOf('kind', LINE_TYPES);
  const isNarrowed = showsArchived || kind !== undefined || params.search !== '';
  const shown = services.filter(
    (service) =>
      service.archived === showsArchived && (!kind || service.type === kind) && matches(service, params.search),
  );

  if (shown.length === 0) {
    if (!isNarrowed) return empty;
    return <NothingFound isArchive={showsArchived && !kind && !params.search} onClear={params.clear} />;
  }
  return (
    <>
      <Card withBorder padding={0} component="ol" className={classes.list} aria-label="Services">
        {shown.map((service, at) => {
          const onto = (neighbor?: ServiceFieldsFragment) =>
            neighbor && !isNarrowed ? () => actions.move(service, neighbor) : undefined;
          return (
            <ServiceRow
              key={service.id}
              service={service}
              onEdit={() => onEdit(service.id)}
              onArchive={() => actions.archive(service)}
              onRestore={() => actions.restore(service)}
              onMoveUp={onto(shown[at - 1])}
              onMoveDown={onto(shown[at + 1])}
            />
          );
        })}
      </Card>
      <Text size="sm" c="dimmed" ta="center" mt="md" role="status">
        {counted(shown.length, 'service')}
      </Text>
    </>
  );
}

/** Every typed word must occur. */
const matches = ({ description }: ServiceFieldsFragment, search: string) => {
  const text = searchForm(description);
  return searchForm(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function NothingFound({ isArchive, onClear }: { isArchive: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={isArchive ? 'Nothing is archived' : 'No services match'}
      action={
        <Button variant="default" onClick={onClear}>
          Show all services
        </Button>
      }
    >
      {isArchive ? 'Services you remove from the price list are kept here.' : 'Try fewer words, or clear the search.'}
    </EmptyState>
  );
}
