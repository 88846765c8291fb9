import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { SelectOption } from '../../../ui/form/selectOption.ts';
import { plainOptions } from '../../../ui/form/selectOption.ts';
import { NO_CAR, type CarChoice } from './useCarChoice.ts';

interface CarFieldsProps {
  choice: CarChoice;
  makes: readonly string[];
  models: readonly string[];
  years: readonly SelectOption[];
  onChoose: (choice: CarChoice) => void;
}

/** The selects for make, model and year, one after the other. */
export function CarFields({ choice, makes, models, years, onChoose }: CarFieldsProps) {
  return (
    <>
      <SelectField
        label="Make"
        placeholder="Choose"
        options={plainOptions(makes)}
        disabled={makes.length === 0}
        value={choice.make}
        onChange={({ target }) => onChoose({ ...NO_CAR, make: target.value })}
      />
      <SelectField
        label="Model"
        placeholder="Choose"
        options={plainOptions(models)}
        disabled={models.length === 0}
        value={choice.model}
        onChange={({ target }) => onChoose({ ...choice, model: target.value, year: NO_CAR.year })}
      />
      <SelectField
        label="Year"
        placeholder="Choose"
        options={years}
        disabled={years.length === 0}
        value={choice.year}
        onChange={({ target }) => onChoose({ ...choice, year: target.value })}
      />
    </>
  );
}
