import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { CenteredPage } from './CenteredPage.tsx';

export function NotFoundPage() {
  return (
    <CenteredPage title="Page not found" words="The address may be mistyped, or the page has moved.">
      <Button component={Link} to="/">
        Go to the start
      </Button>
    </CenteredPage>
  );
}
