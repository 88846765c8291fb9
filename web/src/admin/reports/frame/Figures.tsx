import { FORMATS } from './reportTable.ts';

/** A figure of the whole period. */
export interface Figure {
  label: string;
  /** Null if there's nothing to show. */
  value: number | null;
  before?: number | null;
  format: keyof typeof FORMATS;
  meaning: string;
}

const shown = (value: number | null | undefined, format: keyof typeof FORMATS): string =>
  value === null || value === undefined ? '–' : FORMATS[format].show(value);

/** The figures of a period as cards, each beside that of the period before. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value, before, format, meaning }) => (
        <div key={label} className="grid content-start gap-1 rounded-lg border border-line bg-card p-4">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="text-lg font-[780] wrap-anywhere md:text-xl">{shown(value, format)}</dd>
          {before !== undefined && <dd className="text-sm text-ink-2">before: {shown(before, format)}</dd>}
          <dd className="text-xs text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
