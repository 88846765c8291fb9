import { Component, type ReactNode } from 'react';

import { ErrorPage } from './ErrorPage.tsx';

interface State {
  failed: boolean;
}

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** What a page says of its own failure, when it has more to say than that something went wrong. */
  fallback?: ReactNode;
}

/** Shows a page's failure in the page's place. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? <ErrorPage />) : this.props.children;
  }
}
