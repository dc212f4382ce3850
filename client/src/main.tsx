import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/App.tsx';
import { afterFirstScreen } from './app/afterFirstScreen.ts';
import { apolloClient } from './app/apollo/apolloClient.ts';
import { watchMissingCode } from './app/offline/missingCode.ts';
import { newVersion } from './app/offline/newVersion.ts';
import { prefetchLinkedScreens } from './app/prefetchLinkedScreens.ts';
import { routes } from './app/routes.tsx';
import { sessionStore } from './features/identity/index.ts';
import { installation } from './features/install/installation.ts';

installation.listen();
watchMissingCode();

const router = createBrowserRouter(routes);
prefetchLinkedScreens(router);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App client={apolloClient}>
      {/* Apollo's hooks cannot render two addresses at once: in a transition the old and the new fetch in turn. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>
  </StrictMode>,
);
sessionStore.start();

afterFirstScreen.then(() => {
  newVersion.watch();
  // Before any form checks what was typed.
  return import('./ui/forms/zodWithoutEval.ts');
});
