import type { ReactNode } from 'react';

/** The props of an overlay, which covers the page until closed. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The close button's text; "Close" by default. */
  closeLabel?: string;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** The element to focus first. The close button by default, or if this returns null. */
  initialFocus?: () => HTMLElement | null;
  children: ReactNode;
}
