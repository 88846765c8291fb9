import {
  compareSizes,
  measuresOf,
  TOLERANCE,
  trueSpeed,
  type SizeVerdict,
} from '@treadline/schema/trade/tyre/size/size-comparison';
import { formatTyreSize, type TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { sizePath } from '../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { signed } from './signed.ts';
import { Figures } from './ToolResult.tsx';
import { ToolTable } from './ToolTable.tsx';

/** Common speed limits, in mph. */
const SHOWN_MPH = [30, 50, 70] as const;

interface SizePair {
  fitted: TyreSize;
  other: TyreSize;
}

const isSameTwice = ({ fitted, other }: SizePair): boolean =>
  formatTyreSize(fitted) === formatTyreSize(other);

/** The comparison of two sizes, in a sentence and in figures. */
export function SizeComparisonResult({ fitted, other }: SizePair) {
  const { differencePercent, rideHeightMm, verdict } = compareSizes(fitted, other);
  if (isSameTwice({ fitted, other }))
    return <Notice title="That is the same size twice">Enter another size to compare with it.</Notice>;
  return (
    <>
      <Verdict verdict={verdict} differencePercent={differencePercent} />
      <Figures
        figures={[
          { label: 'Circumference', value: `${signed(differencePercent)}%` },
          { label: 'Ride height', value: `${signed(rideHeightMm)} mm` },
          { label: 'Width', value: `${signed(other.width - fitted.width).replace('.0', '')} mm` },
        ]}
      />
    </>
  );
}

/** Two sizes side by side, the effect on the speedometer, and the tyres of both. */
export function SizeComparisonDetails({ fitted, other }: SizePair) {
  if (isSameTwice({ fitted, other })) return null;
  return (
    <>
      <Measures fitted={fitted} other={other} />
      <Speeds fitted={fitted} other={other} />
      <div className="flex flex-wrap gap-3">
        {[other, fitted].map(formatTyreSize).map((size, index) => (
          <LinkButton key={size} to={sizePath(size)} variant={index === 0 ? 'primary' : 'outlined'}>
            Tyres in {size}
          </LinkButton>
        ))}
      </div>
    </>
  );
}

const VERDICTS = {
  ALIKE: { tone: 'good', title: 'Nearly the same rolling circumference' },
  TOO_LARGE: { tone: 'bad', title: 'Too large: the speedometer could show too little' },
  TOO_SMALL: { tone: 'warn', title: 'Too small' },
} as const satisfies Record<SizeVerdict, { tone: 'good' | 'warn' | 'bad'; title: string }>;

function Verdict({ verdict, differencePercent }: { verdict: SizeVerdict; differencePercent: number }) {
  const { tone, title } = VERDICTS[verdict];
  return (
    <Notice tone={tone} title={title}>
      <p>{reason(verdict, differencePercent)}</p>
    </Notice>
  );
}

function reason(verdict: SizeVerdict, differencePercent: number): string {
  if (verdict === 'TOO_LARGE')
    return (
      `It rolls ${differencePercent.toFixed(1)}% further in each turn than the size your car came with, more than ` +
      `the ${TOLERANCE.larger}% that is usual. You could be going faster than the speedometer shows, which it must ` +
      'never let you do.'
    );
  if (verdict === 'TOO_SMALL')
    return (
      `It rolls ${Math.abs(differencePercent).toFixed(1)}% less far in each turn, more than the ` +
      `${TOLERANCE.smaller}% that is usual: gearing, mileage and driving aids would be off.`
    );
  const larger =
    'It is a little larger, so the speedometer shows a little less than before. Most show too much from new, but ' +
    'none may show too little. ';
  return (
    (differencePercent > 0 ? larger : '') +
    'Whether it fits rim, bodywork, load and speed is another question: ask a fitter, and your insurer.'
  );
}

function Measures({ fitted, other }: SizePair) {
  const [one, two] = [measuresOf(fitted), measuresOf(other)];
  const row = (name: string, unit: string, key: keyof typeof one) => ({
    key,
    cells: [
      name,
      `${formatCount(Math.round(one[key]))}${unit}`,
      `${formatCount(Math.round(two[key]))}${unit}`,
    ],
  });
  return (
    <ToolTable
      caption="Measures"
      columns={['Measure', formatTyreSize(fitted), formatTyreSize(other)]}
      rows={[
        row('Diameter', ' mm', 'diameterMm'),
        row('Circumference', ' mm', 'circumferenceMm'),
        row('Sidewall', ' mm', 'sidewallMm'),
        row('Turns in a km', '', 'turnsInAKm'),
        row('Turns in a mile', '', 'turnsInAMile'),
      ]}
    />
  );
}

function Speeds({ fitted, other }: SizePair) {
  return (
    <ToolTable
      caption="If the speedometer was right before"
      columns={['It shows', 'You drive', 'Error']}
      rows={SHOWN_MPH.map((shown) => {
        const real = trueSpeed(shown, fitted, other);
        return {
          key: String(shown),
          cells: [`${shown} mph`, `${real.toFixed(1)} mph`, `${signed(shown - real)} mph`],
        };
      })}
    />
  );
}
