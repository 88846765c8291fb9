import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import type { ComponentProps, ReactNode } from 'react';
import { unbroken } from '../../lib/text/unbroken.ts';
import { classes } from '../base/classes.ts';
import { LABEL_GROUNDS } from './labelClass.ts';
import { SpriteIcon } from './Sprite.tsx';

interface TyreLabelChipsProps {
  fuelEfficiency: LabelClass | null;
  wetGrip: LabelClass | null;
  /** External noise, in dB. */
  noiseDb: number | null;
}

/** The list and its items, whose classes a page would otherwise repeat 144 times. */
const CHIPS = classes(
  'flex min-h-7 flex-wrap gap-1 @max-[11.75rem]:gap-x-1.5',
  '*:flex *:items-center *:gap-1 *:rounded-sm *:border *:border-line *:px-1.5 *:py-0.5 *:text-xs *:font-[650]',
  '@max-[11.75rem]:*:gap-0.5 @max-[11.75rem]:*:border-0 @max-[11.75rem]:*:px-0',
);

/**
 * The tyre label in one line, for cards and lists. In narrow containers the chips lose their borders. Renders
 * nothing for tyres without a label, such as motorcycle tyres.
 */
export function TyreLabelChips({ fuelEfficiency, wetGrip, noiseDb }: TyreLabelChipsProps) {
  if (fuelEfficiency === null && wetGrip === null && noiseDb === null) return null;
  return (
    <ul aria-label="Tyre label" className={CHIPS}>
      {fuelEfficiency && (
        <Chip name="Fuel efficiency" icon="fuel">
          <ClassBox value={fuelEfficiency} />
        </Chip>
      )}
      {wetGrip && (
        <Chip name="Wet grip" icon="rain">
          <ClassBox value={wetGrip} />
        </Chip>
      )}
      {noiseDb !== null && (
        <Chip name="Noise" icon="noise">
          {unbroken(`${noiseDb} dB`)}
        </Chip>
      )}
    </ul>
  );
}

interface ChipProps {
  name: string;
  icon: ComponentProps<typeof SpriteIcon>['name'];
  children: ReactNode;
}

function Chip({ name, icon, children }: ChipProps) {
  return (
    <li title={name}>
      <SpriteIcon name={icon} label={name} className="size-4" />
      {children}
    </li>
  );
}

function ClassBox({ value }: { value: LabelClass }) {
  return (
    <span
      className={`rounded-[3px] px-1.5 leading-[1.35] text-black @max-[11.75rem]:px-1 ${LABEL_GROUNDS[value]}`}
    >
      {value}
    </span>
  );
}
