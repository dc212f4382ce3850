import { useRouteError } from 'react-router';
import { ErrorScreen } from '#client/ui/feedback/ErrorScreen.tsx';

/** What a route shows that failed. */
export const ErrorPage = () => <ErrorScreen error={useRouteError()} />;
