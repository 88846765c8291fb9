import { QuantityStepper } from '../../ui/QuantityStepper.tsx';

interface ConditionFieldProps {
  /** The condition, such as “As new”. */
  word: string;
  /** The tyre. */
  name: string;
  value: number;
  max: number;
  /** What is said to whoever wants more than there are. */
  tooMany: string;
  onChange: (units: number) => void;
}

/** How many units of a tyre came back in one condition. */
export function ConditionField({ word, name, value, max, tooMany, onChange }: ConditionFieldProps) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-sm">
        {word}
      </span>
      <QuantityStepper
        label={`${word}: ${name}`}
        value={value}
        min={0}
        max={max}
        tooMany={tooMany}
        onChange={onChange}
      />
    </div>
  );
}
