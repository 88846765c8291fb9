import { Overlay } from './Overlay.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** A panel in the middle of the screen, or covering almost all of it if `full`. */
export function Dialog({ full = false, ...overlay }: OverlayProps & { full?: boolean }) {
  return <Overlay {...overlay} place={full ? 'full' : 'centre'} />;
}
