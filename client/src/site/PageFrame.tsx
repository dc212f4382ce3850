import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface PageFrameProps {
  Layout: ComponentType<{ children: ReactNode }>;
  // biome-ignore lint/suspicious/noExplicitAny: each page has data of its own, which only itself reads
  Component: ComponentType<any>;
  data: unknown;
}

/** A public page as both sides render it: the browser takes over only what is the same. */
export const PageFrame = ({ Layout, Component, data }: PageFrameProps) => (
  <StrictMode>
    <ErrorBoundary>
      <Layout>
        <Component data={data} />
      </Layout>
    </ErrorBoundary>
  </StrictMode>
);
