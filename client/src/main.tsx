import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './ui/forms/zodWithoutEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { newVersion } from './app/offline/newVersion.ts';
import { sessionStore } from './features/identity/index.ts';
import { installation } from './features/install/installation.ts';

sessionStore.start();
installation.listen();
newVersion.watch();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
