import { LABEL_CLASSES, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import {
  drives,
  rollingCostOf,
  rollingResistance,
  treadPencePerMile,
} from '@treadline/schema/trade/tyre/use/running-cost';
import { toPounds } from '@treadline/schema/trade/values/money';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../lib/text/format.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { driveOptions, readCost, type CostAsked, type CostField } from './costAsked.ts';
import { CostExplained } from './CostExplained.tsx';
import { ToolForm } from './ToolForm.tsx';
import { ToolPage } from './ToolPage.tsx';
import { Figures, ToolResult } from './ToolResult.tsx';
import { tools } from './tools.ts';
import { ToolTable } from './ToolTable.tsx';

/** /tools/tyre-cost-per-mile: the cost per mile of a set of tyres, in rubber and in fuel. */
export function CostPerMileRoute() {
  const [parameters] = useSearchParams();
  const asked = readCost(parameters);
  return (
    <ToolPage tool={tools.cost}>
      <CostForm asked={asked} />
      <ToolResult verdict={asked.answer && <Cost labelClass={asked.labelClass} answer={asked.answer} />}>
        {asked.answer && <RollingByClass labelClass={asked.labelClass} answer={asked.answer} />}
      </ToolResult>
      <CostExplained />
    </ToolPage>
  );
}

function CostForm({ asked }: { asked: CostAsked }) {
  const field = (name: CostField) => ({
    name,
    required: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    defaultValue: asked.typed[name],
    error: asked.errors[name],
  });
  return (
    <ToolForm path={tools.cost.path} label="Tyres and car" action="Work it out">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Price of one tyre (£)" {...field('price')} hint="Fitted, if you pay for fitting." />
        <TextField label="Number of tyres" {...field('tyres')} inputMode="numeric" />
        <TextField label="Miles they last" {...field('miles')} hint="15,000 to 40,000 is common on cars." />
        <SelectField
          label="Fuel efficiency class"
          name="class"
          defaultValue={asked.labelClass}
          options={LABEL_CLASSES.map((value) => ({ value, label: value }))}
        />
        <SelectField label="Fuel" name="drive" defaultValue={asked.drive} options={driveOptions} />
        <TextField label="Price of a litre or kWh (pence)" {...field('energy')} hint="The price you pay." />
        <TextField label="Weight of the car with load (kg)" {...field('mass')} />
      </div>
    </ToolForm>
  );
}

type Answer = NonNullable<CostAsked['answer']>;
type Bounds = ReturnType<typeof rollingCostOf>;

const pence = (value: number): string => `${value.toFixed(1)}p`;

/** "2.4p to 2.8p", or for the best and worst class "up to 2.4p" and "from 3.9p". */
function bounds({ from, to }: Bounds, write: (value: number) => string): string {
  if (from === null) return to === null ? '–' : `up to ${write(to)}`;
  return to === null ? `from ${write(from)}` : `${write(from)} to ${write(to)}`;
}

const times = ({ from, to }: Bounds, factor: number): Bounds => ({
  from: from === null ? null : from * factor,
  to: to === null ? null : to * factor,
});

/** Rounded to the pound, because the calculation isn't more precise. */
const inPounds = (value: number): string => `£${formatCount(Math.round(toPounds(value)))}`;

interface CostProps {
  labelClass: LabelClass;
  answer: Answer;
}

function Cost({ labelClass, answer: { pencePerTyre, tyres, miles, car } }: CostProps) {
  const tread = treadPencePerMile(pencePerTyre, tyres, miles);
  const rolling = rollingCostOf(labelClass, car);
  const sum = {
    from: rolling.from === null ? null : rolling.from + tread,
    to: rolling.to === null ? null : rolling.to + tread,
  };
  return (
    <Figures
      figures={[
        { label: 'The tyres themselves', value: `${pence(tread)} a mile` },
        { label: `Rolling in class ${labelClass}`, value: `${bounds(rolling, pence)} a mile` },
        { label: 'Together', value: `${bounds(sum, pence)} a mile` },
      ]}
    />
  );
}

function RollingByClass({ labelClass, answer: { miles, car } }: CostProps) {
  return (
    <ToolTable
      caption={`Rolling over ${formatCount(miles)} miles, by class`}
      columns={['Class', 'kg per tonne', `Each mile`, `${drives[car.drive].label}, in all`]}
      rows={LABEL_CLASSES.map((one) => {
        const cost = rollingCostOf(one, car);
        return {
          key: one,
          isMarked: one === labelClass,
          cells: [
            one,
            bounds(rollingResistance[one], (value) => value.toFixed(1)),
            bounds(cost, pence),
            bounds(times(cost, miles), inPounds),
          ],
        };
      })}
    />
  );
}
