import { Overlay } from './Overlay.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** A full-height panel at one side of the screen. */
export function Drawer({ side = 'right', ...overlay }: OverlayProps & { side?: 'left' | 'right' }) {
  return <Overlay {...overlay} place={side} />;
}
