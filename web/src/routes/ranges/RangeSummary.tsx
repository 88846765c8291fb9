import type { ReactNode } from 'react';
import { Section } from '../../ui/base/Section.tsx';

/** A range in sentences, generated from its data. It's below the tyres, which visitors come for. */
export function RangeSummary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className="grid max-w-prose gap-3 text-ink-2">{children}</div>
    </Section>
  );
}
