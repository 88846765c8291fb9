import { QuantityStepper } from '../../ui/form/QuantityStepper.tsx';

/** The units of a line that came back, by condition. */
export interface Found {
  resaleable: number;
  damaged: number;
}

/** The total number of tyres that came back. */
export const countOf = (found: Readonly<Record<string, Found>>): number =>
  Object.values(found).reduce((sum, { resaleable, damaged }) => sum + resaleable + damaged, 0);

interface FoundFieldsProps {
  name: string;
  found: Found;
  /** The most that can have come back. */
  most: number;
  onChange: (found: Found) => void;
}

/** Counts returned tyres by condition. If the total exceeds the maximum, the other count is reduced. */
export function FoundFields({ name, found: { resaleable, damaged }, most, onChange }: FoundFieldsProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <Count
        word="As new"
        name={name}
        value={resaleable}
        most={most}
        onChange={(units) => onChange({ resaleable: units, damaged: Math.min(damaged, most - units) })}
      />
      <Count
        word="Damaged or used"
        name={name}
        value={damaged}
        most={most}
        onChange={(units) => onChange({ damaged: units, resaleable: Math.min(resaleable, most - units) })}
      />
    </div>
  );
}

interface CountProps {
  /** The condition, such as “As new”. */
  word: string;
  name: string;
  value: number;
  most: number;
  onChange: (units: number) => void;
}

function Count({ word, name, value, most, onChange }: CountProps) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-sm">
        {word}
      </span>
      <QuantityStepper
        label={`${word}: ${name}`}
        value={value}
        min={0}
        max={most}
        tooMany="No more to return"
        onChange={onChange}
      />
    </div>
  );
}
