import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#client/ui/feedback/ErrorScreen.tsx';

interface State {
  failed: boolean;
  error?: unknown;
}

/** Shows the error screen in the place of a page that cannot be shown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
