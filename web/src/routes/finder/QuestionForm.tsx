import {
  advicePriorityLabels,
  adviceRoadLabels,
  adviceWeatherLabels,
} from '@treadline/schema/trade/listing/tyre-advice';
import { formatPrice, toPence } from '@treadline/schema/trade/values/money';
import { keysOf } from '@treadline/schema/trade/values/words';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sizeChoices } from '../../features/finder/finderChoices.ts';
import { sizeParts } from '../../features/finder/finderFields.ts';
import { useKeptVehicle } from '../../features/garage/vehicle/keptVehicleStore.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { PlateField } from '../../ui/form/PlateField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { plainOptions } from '../../ui/form/selectOption.ts';
import { BUDGETS, type FinderAnswers } from './finderAnswers.ts';

const SIZE_LABELS = { width: 'Width', profile: 'Profile', diameter: 'Diameter' };

/** The path for a form's answers, without empty ones. */
function finderPath(form: HTMLFormElement): string {
  const answers = [...new FormData(form)].filter(
    ([, value]) => typeof value === 'string' && value.trim() !== '',
  );
  return `/finder?${new URLSearchParams(answers.map(([name, value]) => [name, String(value).trim()]))}`;
}

/** The five questions. Without JavaScript it's a plain form. */
export function QuestionForm({ answers }: { answers: FinderAnswers }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(finderPath(event.currentTarget));
  }

  return (
    <form
      action="/finder"
      aria-label="Tyre finder"
      onSubmit={submit}
      className="grid gap-7 rounded-lg border border-line bg-card p-4 md:p-6"
    >
      <FitQuestion answers={answers} />
      <Question name="road" legend="2. Where do you drive?" labels={adviceRoadLabels} chosen={answers.road} />
      <Question
        name="weather"
        legend="3. What weather are they for?"
        labels={adviceWeatherLabels}
        chosen={answers.weather}
      />
      <Question
        name="priority"
        legend="4. What matters most?"
        labels={advicePriorityLabels}
        chosen={answers.priority}
      />
      <ChoiceField legend="5. What’s your budget per tyre?">
        <div className="flex flex-wrap gap-2">
          {BUDGETS.map((budget) => (
            <Choice
              key={budget}
              name="budget"
              value={budget}
              label={`Up to ${formatPrice(toPence(budget))}`}
              defaultChecked={answers.budget === budget}
            />
          ))}
          <Choice name="budget" value="" label="No limit" defaultChecked={answers.budget === null} />
        </div>
      </ChoiceField>
      <Button type="submit" variant="primary" size="lg" className="justify-self-start max-sm:w-full">
        Show my three tyres
      </Button>
    </form>
  );
}

/** Asks for the vehicle or the size; either is enough. */
function FitQuestion({ answers }: { answers: FinderAnswers }) {
  const vehicle = useKeptVehicle();
  const [plate, setPlate] = useState(answers.registration);
  const keptPlate = vehicle?.registration;
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 text-sm font-[650]">1. What do you drive?</legend>
      <div className="grid gap-4 md:grid-cols-2 md:gap-8">
        <div className="grid content-start gap-2">
          <PlateField label="Vehicle registration" value={plate} onChange={setPlate} />
          {keptPlate && keptPlate !== plate && (
            <Button className="justify-self-start" onClick={() => setPlate(keptPlate)}>
              Use my {vehicle.make} {vehicle.model}
            </Button>
          )}
        </div>
        <div className="grid content-start gap-1.5">
          <p className="text-sm text-ink-2">or the size on the sidewall, for example 205/55 R16</p>
          <div className="grid grid-cols-3 gap-2">
            {sizeParts.map((part) => (
              <SelectField
                key={part}
                name={part}
                label={SIZE_LABELS[part]}
                options={plainOptions(sizeChoices[part])}
                placeholder="–"
                defaultValue={answers.size[part]}
              />
            ))}
          </div>
        </div>
      </div>
    </fieldset>
  );
}

interface QuestionProps<Value extends string> {
  name: string;
  legend: string;
  labels: Readonly<Record<Value, string>>;
  chosen: Value | null;
}

function Question<Value extends string>({ name, legend, labels, chosen }: QuestionProps<Value>) {
  return (
    <ChoiceField legend={legend}>
      <div className="flex flex-wrap gap-2">
        {keysOf(labels).map((value) => (
          <Choice
            key={value}
            name={name}
            value={value.toLowerCase()}
            label={labels[value]}
            required
            defaultChecked={chosen === value}
          />
        ))}
      </div>
    </ChoiceField>
  );
}
