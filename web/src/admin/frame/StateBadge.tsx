import { classes } from '../../ui/classes.ts';

const TONES = {
  good: 'border-good text-good',
  bad: 'border-bad text-bad',
  warn: 'border-warn text-warn',
  quiet: 'border-edge text-ink-2',
} as const;

/** How far something has come, in a word. */
export function StateBadge({ tone, children }: { tone: keyof typeof TONES; children: string }) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center rounded-full border px-2.5 text-xs font-[650] whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
