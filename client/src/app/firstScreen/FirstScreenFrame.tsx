import type { ApolloClient } from '@apollo/client';
import { type ReactNode, StrictMode } from 'react';
import { RenderedFor, unasked } from '#client/features/identity/index.ts';
import { RenderedAt } from '#client/ui/takenOver.ts';
import { App } from '../App.tsx';
import type { FirstScreen } from './data.ts';

interface FirstScreenFrameProps {
  screen: FirstScreen;
  client: ApolloClient;
  /** The router. */
  children: ReactNode;
}

/** The app as both sides render it: the browser takes over only what is the same. */
export const FirstScreenFrame = ({ screen, client, children }: FirstScreenFrameProps) => (
  <StrictMode>
    <RenderedAt value={screen.at}>
      <RenderedFor value={{ status: 'signedIn', session: unasked(screen.known) }}>
        <App client={client}>{children}</App>
      </RenderedFor>
    </RenderedAt>
  </StrictMode>
);
