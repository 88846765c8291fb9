import type { ReactNode } from 'react';
import { classes } from '../../../ui/base/classes.ts';

const TONES = {
  plain: 'text-ink-2',
  ready: 'text-ready',
  moving: 'text-moving',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
} as const;

export type Tone = keyof typeof TONES;

/** A badge, such as an order's state. */
export function Mark({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-full border border-current bg-card px-2.5 py-0.5 text-xs font-[650]',
        `whitespace-nowrap ${TONES[tone]}`,
      )}
    >
      {children}
    </span>
  );
}
