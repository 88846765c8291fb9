import type { ReactNode } from 'react';

/** What stands above the page until it is closed. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the button that closes it is called: "Close", unless the page has its own word. */
  closeLabel?: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}
