import { Component, type ReactNode } from 'react';

import type { ListingState } from '../../features/filters/listingState.ts';
import { ListingFailed } from './ListingFailed.tsx';

interface ListingBoundaryProps {
  state: ListingState;
  children: ReactNode;
}

/** Shows that the tyres could not be had until another listing is asked for. React logs what is caught here. */
export class ListingBoundary extends Component<ListingBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: ListingBoundaryProps, { failed: hadFailed }: { failed: boolean }) {
    if (hadFailed && this.state.failed && previous.state !== this.props.state) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ListingFailed state={this.props.state} /> : this.props.children;
  }
}
