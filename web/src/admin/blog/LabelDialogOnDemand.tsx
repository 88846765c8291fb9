import { lazy, Suspense, type ComponentProps } from 'react';
import type { LabelDialog } from './LabelDialog.tsx';

const Loaded = lazy(async () => {
  const { LabelDialog: component } = await import('./LabelDialog.tsx');
  return { default: component };
});

/** `LabelDialog`, whose code loads when it's first opened. */
export function LabelDialogOnDemand(props: ComponentProps<typeof LabelDialog>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
