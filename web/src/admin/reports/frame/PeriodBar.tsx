import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { PeriodControl } from './reportPeriod.ts';

interface PeriodBarProps {
  control: PeriodControl;
  /** More choices of the report. */
  children?: ReactNode;
}

/** The choice of a report's period: a usual one, or any days. */
export function PeriodBar({ control: { typed, fault, setPeriod, choices }, children }: PeriodBarProps) {
  const chosen = choices.findIndex(({ from, to }) => from === typed.from && to === typed.to);
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
      <SelectField
        label="Period"
        className="max-sm:col-span-2"
        placeholder="Other days"
        options={choices.map(({ label }, index) => ({ value: String(index), label }))}
        value={chosen === -1 ? '' : String(chosen)}
        onChange={({ target }) => {
          const choice = choices[Number(target.value)];
          if (target.value !== '' && choice) setPeriod(choice);
        }}
      />
      <TextField
        label="From"
        type="date"
        className="min-w-0"
        inputClassName="min-w-0"
        value={typed.from}
        error={fault?.path === 'from' ? fault.message : undefined}
        onChange={({ target }) => target.value && setPeriod({ ...typed, from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        className="min-w-0"
        inputClassName="min-w-0"
        value={typed.to}
        error={fault?.path === 'to' ? fault.message : undefined}
        onChange={({ target }) => target.value && setPeriod({ ...typed, to: target.value })}
      />
      {children}
    </div>
  );
}
