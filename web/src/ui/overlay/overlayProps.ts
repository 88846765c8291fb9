import type { ReactNode } from 'react';

/** The props of an overlay, which stays above the page until closed. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The text of the close button: "Close" by default. */
  closeLabel?: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** The element that has the focus at first: its close button by default, or if this gives null. */
  initialFocus?: () => HTMLElement | null;
  children: ReactNode;
}
