import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface State {
  failure: { error: unknown } | null;
}

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the default error page with the page's own message, or with everything but the failed part. */
  fallback?: ReactNode | ((error: unknown) => ReactNode);
  /** Identifies the page's content beyond its path. When it changes, the page renders again. */
  resetOn?: string;
}

/** Shows an error in place of a failed page. The root reports the errors caught here. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: PageErrorBoundaryProps, { failure: before }: State) {
    if (before && this.state.failure && previous.resetOn !== this.props.resetOn)
      this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { fallback } = this.props;
    if (typeof fallback === 'function') return fallback(failure.error);
    return fallback === undefined ? <ErrorPage error={failure.error} /> : fallback;
  }
}
