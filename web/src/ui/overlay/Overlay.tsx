import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { DialogPanel } from './DialogPanel.tsx';

const loadPanel = () => import('./DialogPanel.tsx');
const LazyPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }));

/** Preloads the code of dialogs, for example when the pointer nears a button that opens one. */
export function preloadOverlay(): void {
  // A failed preload is retried when the dialog opens.
  loadPanel().catch(() => undefined);
}

/** Mounts the panel when it first opens; until then it costs the page nothing. */
export function Overlay(props: ComponentProps<typeof DialogPanel>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <LazyPanel {...props} />
    </Suspense>
  );
}
