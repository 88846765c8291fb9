import { Overlay } from './Overlay.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** A panel of the screen's full height at one of its sides. */
export function Drawer({ side = 'right', ...overlay }: OverlayProps & { side?: 'left' | 'right' }) {
  return <Overlay {...overlay} place={side} />;
}
