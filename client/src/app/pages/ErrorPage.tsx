import { Button, Code, Group } from '@mantine/core';
import { useRouteError } from 'react-router';
import { CenteredPage } from './CenteredPage.tsx';

const words =
  'An unexpected error occurred during signup or authentication. Please try again or contact support if the issue persists.';

/** The global error screen (spec, point 2). */
export function ErrorPage() {
  const error = useRouteError();
  const reload = () => location.reload();
  return (
    <CenteredPage title="Something went wrong" words={words}>
      <Code block>{error instanceof Error ? error.message : String(error)}</Code>
      <Group>
        <Button onClick={reload}>Try Again</Button>
        <Button variant="default" onClick={reload}>
          Reload Page
        </Button>
      </Group>
    </CenteredPage>
  );
}
