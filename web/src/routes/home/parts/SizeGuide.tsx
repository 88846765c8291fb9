import { classes } from '../../../ui/base/classes.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { SidewallDiagram } from '../../../ui/tyre/SidewallDiagram.tsx';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';
import { headingAndText } from './shopReasons.ts';

const PARTS = [
  { mark: '205', meaning: 'Width of the tyre in millimetres' },
  { mark: '55', meaning: 'Height of the sidewall, as a percentage of the width' },
  { mark: 'R16', meaning: 'Radial, for a 16-inch rim' },
  { mark: '91', meaning: 'Load index: 615 kg a tyre' },
  { mark: 'V', meaning: 'Speed rating: up to 149 mph (240 km/h)' },
];

/** Where the size is on a tyre, and how to read it. */
export function SizeGuide({ text: written }: { text: ShopTextFragment | null | undefined }) {
  const { title, text } = headingAndText(written);
  return (
    <Section title={title} intro={text}>
      <div
        className={classes(
          'grid items-center gap-6 rounded-lg border border-line bg-card p-4 md:p-6',
          'lg:grid-cols-[1.2fr_1fr] lg:gap-10',
        )}
      >
        <SidewallDiagram className="mx-auto max-w-xl" />
        <dl className="grid gap-y-2.5">
          {PARTS.map(({ mark, meaning }) => (
            <div key={mark} className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-3">
              <dt className="text-lg font-[780] font-stretch-[104%]">{mark}</dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
