import { useRouteError } from 'react-router';
import { ErrorScreen } from '#client/ui/feedback/ErrorScreen.tsx';

/** Error boundary of the root route. */
export const ErrorPage = () => <ErrorScreen error={useRouteError()} />;
