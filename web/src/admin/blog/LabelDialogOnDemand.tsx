import { lazy, Suspense, type ComponentProps } from 'react';
import type { LabelDialog } from './LabelDialog.tsx';

const Loaded = lazy(async () => {
  const { LabelDialog: component } = await import('./LabelDialog.tsx');
  return { default: component };
});

/** The dialog of a topic or tag, whose code is fetched when it is first opened. */
export function LabelDialogOnDemand(props: ComponentProps<typeof LabelDialog>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
