import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface State {
  failed: boolean;
}

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** What a page says of its own failure, when it has more to say than that something went wrong. */
  fallback?: ReactNode;
  /** What the page shows, where that is more than its path: once it is another, the page is tried again. */
  resetOn?: string;
}

/** Shows a page's failure in the page's place. React logs what is caught here. */
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
