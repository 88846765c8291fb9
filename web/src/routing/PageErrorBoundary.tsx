import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface State {
  failed: boolean;
}

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** The page's own error message, if it has a more specific one than the default. */
  fallback?: ReactNode;
  /** Identifies the page's content beyond its path; when it changes, the page is tried again. */
  resetOn?: string;
}

/** Shows an error in place of the page that failed. React logs the errors caught here. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate(previous: PageErrorBoundaryProps, { failed: hadFailed }: State) {
    if (hadFailed && this.state.failed && previous.resetOn !== this.props.resetOn)
      this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? <ErrorPage />) : this.props.children;
  }
}
