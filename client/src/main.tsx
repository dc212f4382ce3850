import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { afterFirstScreen } from './app/afterFirstScreen.ts';
import { newVersion } from './app/offline/newVersion.ts';
import { sessionStore } from './features/identity/index.ts';
import { installation } from './features/install/installation.ts';

sessionStore.start();
installation.listen();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

afterFirstScreen.then(() => {
  newVersion.watch();
  // Before any form checks what was typed.
  return import('./ui/forms/zodWithoutEval.ts');
});
