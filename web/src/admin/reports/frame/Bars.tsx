/** A bar of a drawing, and a pale one to compare it with. */
export interface Bar {
  name: string;
  value: number;
  before?: number;
}

interface BarsProps {
  title: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  beforeLabel?: string;
}

const MOST_BARS = 12;

/** The first values of a table as bars. The table beside it has all of them, so this is hidden from screen readers. */
export function Bars({ title, bars, format, beforeLabel }: BarsProps) {
  const shown = bars.slice(0, MOST_BARS);
  const most = Math.max(1, ...shown.flatMap(({ value, before = 0 }) => [value, before]));
  const width = (value: number): string => `${(Math.max(0, value) * 100) / most}%`;
  return (
    <figure aria-hidden="true" className="grid gap-2 rounded-lg border border-line bg-card p-4">
      <figcaption className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-[650]">{title}</span>
        {beforeLabel && <span className="text-ink-2">Pale bars: {beforeLabel}</span>}
      </figcaption>
      <ul className="grid gap-1.5 text-sm">
        {shown.map(({ name, value, before }) => (
          <li
            key={name}
            className="grid grid-cols-[7rem_1fr_auto] items-center gap-2 md:grid-cols-[11rem_1fr_auto]"
          >
            <span className="truncate">{name}</span>
            <svg className="h-5 w-full">
              <rect
                width={width(value)}
                height={before === undefined ? '100%' : '60%'}
                className="fill-ink"
              />
              {before !== undefined && (
                <rect y="65%" width={width(before)} height="35%" className="fill-edge" />
              )}
            </svg>
            <span className="text-right whitespace-nowrap">{format(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
