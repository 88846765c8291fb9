import { readLabelClass, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { DRIVES, drives, type CarOnTyres, type Drive } from '@treadline/schema/trade/tyre/use/running-cost';
import { toPence } from '@treadline/schema/trade/values/money';
import { readDecimal, type DecimalRule } from './readDecimal.ts';
import { isAsked } from './toolPath.ts';

/** The numeric fields in the form's order. `usual` is the default; null if the visitor must enter one. */
export const costFields = {
  price: { name: 'The price of a tyre', least: 1, most: 5_000, unit: ' pounds', usual: null },
  tyres: { name: 'The number of tyres', least: 1, most: 20, usual: '4' },
  miles: { name: 'The mileage', least: 500, most: 200_000, unit: ' miles', usual: null },
  mass: { name: 'The weight', least: 100, most: 7_500, unit: ' kg', usual: '1500' },
  energy: { name: 'The price of fuel', least: 1, most: 1_000, unit: ' pence', usual: null },
} as const satisfies Record<string, DecimalRule & { usual: string | null }>;

export type CostField = keyof typeof costFields;

const FIELDS = Object.keys(costFields) as CostField[];

/** A visitor's input and its errors. */
export interface CostAsked {
  typed: Readonly<Record<CostField, string>>;
  errors: Readonly<Partial<Record<CostField, string>>>;
  labelClass: LabelClass;
  drive: Drive;
  /** Null until all values are valid. */
  answer: { pencePerTyre: number; tyres: number; miles: number; car: CarOnTyres } | null;
}

/** Parses the form's values from the URL. A URL without input has no errors. */
export function readCost(parameters: URLSearchParams): CostAsked {
  const typed = fromEach((field) => parameters.get(field) ?? costFields[field].usual ?? '');
  const read = fromEach((field) => readDecimal(typed[field], costFields[field]));
  const isCostAsked = isAsked(parameters, [...FIELDS, 'class', 'drive']);
  const errors = Object.fromEntries(
    FIELDS.flatMap((field) => (isCostAsked && read[field].error ? [[field, read[field].error]] : [])),
  );
  const drive = DRIVES.find((one) => one === parameters.get('drive')) ?? 'PETROL';
  const { price, tyres, miles, mass, energy } = fromEach((field) => read[field].value);
  const isWhole = [price, tyres, miles, mass, energy].every((value) => value !== undefined);
  return {
    typed,
    errors,
    labelClass: readLabelClass(parameters.get('class') ?? '') ?? 'C',
    drive,
    answer: isCostAsked && isWhole ? answerOf({ price, tyres, miles, mass, energy }, drive) : null,
  };
}

function answerOf(numbers: Readonly<Partial<Record<CostField, number>>>, drive: Drive): CostAsked['answer'] {
  const { price = 0, tyres = 0, miles = 1, mass = 0, energy = 0 } = numbers;
  return {
    pencePerTyre: toPence(price),
    tyres,
    miles,
    car: { drive, massKg: mass, energyPence: energy },
  };
}

function fromEach<Value>(value: (field: CostField) => Value): Record<CostField, Value> {
  return {
    price: value('price'),
    tyres: value('tyres'),
    miles: value('miles'),
    mass: value('mass'),
    energy: value('energy'),
  };
}

export const driveOptions = DRIVES.map((value) => ({ value, label: drives[value].label }));
