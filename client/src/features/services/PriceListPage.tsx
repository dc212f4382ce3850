import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAbilities } from '#client/features/identity/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { type ListParams, useListParams } from '#client/ui/list/useListParams.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import { ServiceList } from './parts/ServiceList.tsx';
import { ServiceSheet } from './parts/ServiceSheet.tsx';
import { usePriceListQuery } from './services.generated.ts';

export function PriceListPage() {
  const params = useListParams();
  const { data, error, refetch } = usePriceListQuery();
  const { can } = useAbilities();
  const edit = (id: string) => params.set({ edit: id });
  return (
    <Page
      title="Price list"
      subtitle="What you sell, in the order quotes and invoices offer it. Changing a price doesn’t affect anything already sent."
      actions={<AddButton onClick={() => edit('new')} />}
    >
      <ListToolbar>
        <SearchBox params={params} label="Search price list" />
        <ChoiceFilter params={params} name="kind" label="Kind" all="All kinds" choices={LINE_TYPE_NAMES} />
        <ChoiceFilter params={params} name="show" label="Show" all="Offered" choices={{ archived: 'Archived' }} />
      </ListToolbar>
      {data ? (
        <ServiceList
          services={inOrder(data.services)}
          params={params}
          onEdit={edit}
          empty={<NothingYet params={params} />}
        />
      ) : (
        <AwaitedList what="your price list" rows={8} error={error} onRetry={refetch} />
      )}
      {data && can('services.manage') && <ServiceSheet services={data.services} params={params} />}
    </Page>
  );
}

/** As the server orders it; also right after a move, before it has answered. */
const inOrder = <T extends { id: string; position: number }>(services: readonly T[]): T[] =>
  services.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

function AddButton({ onClick }: { onClick: () => void }) {
  if (!useAbilities().can('services.manage')) return null;
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
      Add to price list
    </Button>
  );
}

function NothingYet({ params }: { params: ListParams }) {
  return (
    <EmptyState title="Nothing on your price list" action={<AddButton onClick={() => params.set({ edit: 'new' })} />}>
      Items here are two taps away when you create a quote or invoice.
    </EmptyState>
  );
}
