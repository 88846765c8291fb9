import { labelScales, readLabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { Section } from '../../ui/base/Section.tsx';
import { LABEL_FILLS } from '../../ui/tyre/labelClass.ts';
import { shareOf } from './rangeText.ts';
import type { RangeFiguresFragment } from './TyreRange.generated.ts';

type Figures = Pick<RangeFiguresFragment, 'wetGrip' | 'fuelEfficiency' | 'labelledCount'>;

/** The share of a range's tyres in each class of the tyre label. */
export function LabelShares({ tyres }: { tyres: Figures }) {
  if (tyres.labelledCount === 0) return null;
  return (
    <Section title="What their labels say">
      <div className="grid gap-6 md:grid-cols-2">
        <Scale title={labelScales.wetGrip} classes={tyres.wetGrip} whole={tyres.labelledCount} />
        <Scale
          title={labelScales.fuelEfficiency}
          classes={tyres.fuelEfficiency}
          whole={tyres.labelledCount}
        />
      </div>
    </Section>
  );
}

interface ScaleProps {
  title: string;
  classes: Figures['wetGrip'];
  whole: number;
}

function Scale({ title, classes, whole }: ScaleProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-base">{title}</h3>
      <dl className="grid grid-cols-[max-content_1fr_max-content] items-center gap-x-3 gap-y-1.5 text-sm">
        {classes.map(({ value, count }) => (
          <div key={value} className="contents">
            <dt className="font-[700]">{value}</dt>
            <dd aria-hidden="true">
              <ShareBar value={value} share={count / whole} />
            </dd>
            <dd className="text-right tabular-nums">{shareOf(count, whole)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Drawn as SVG, because the content security policy forbids inline styles. */
function ShareBar({ value, share }: { value: string; share: number }) {
  const fill = LABEL_FILLS[readLabelClass(value) ?? 'E'];
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-3 w-full rounded-sm bg-tint">
      <rect width={share * 100} height="4" className={fill} />
    </svg>
  );
}
