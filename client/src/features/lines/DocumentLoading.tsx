import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { type DocumentKind, documentKinds } from './documentKinds.ts';

interface DocumentLoadingProps {
  kind: DocumentKind;
  isMissing?: boolean;
  error: unknown;
  onRetry: () => void;
}

/** What stands in the place of a quote or an invoice until it comes, or where it does not. */
export function DocumentLoading({ kind, isMissing = false, error, onRetry }: DocumentLoadingProps) {
  const { name, plural, list } = documentKinds[kind];
  return (
    <Page title={name} back={{ to: list, label: plural }}>
      {isMissing ? (
        <EmptyState
          title={`No such ${kind}`}
          action={
            <Button component={Link} to={list} variant="default">
              All {plural.toLowerCase()}
            </Button>
          }
        >
          It may have been deleted as a draft.
        </EmptyState>
      ) : (
        <AwaitedList what={`this ${kind}`} rows={4} error={error} onRetry={onRetry} />
      )}
    </Page>
  );
}
