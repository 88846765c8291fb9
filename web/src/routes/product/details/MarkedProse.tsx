import type { ComponentProps } from 'react';
import { Prose } from '../../../features/product/Prose.tsx';
import { SidewallDiagram } from '../../../ui/tyre/SidewallDiagram.tsx';

/** A tyre's description, beside a diagram of its sidewall. */
export function MarkedProse({ text, ...marks }: { text: string } & ComponentProps<typeof SidewallDiagram>) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <Prose text={text} />
      <SidewallDiagram {...marks} className="max-w-lg" />
    </div>
  );
}
