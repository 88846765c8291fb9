import type { InputRule } from '../../input/rule.ts';
import { keysOf } from '../values/words.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from './label/tyre-label.ts';
import { AXLE_POSITIONS, axlePositionMeanings } from './marking/axle-position.ts';

/** The properties of every attribute, whatever its kind. */
interface AttributeBase {
  /** Its short label for the admin, where space is limited. */
  readonly label: string;
  /** Its full label, if it differs. */
  readonly fullLabel?: string;
  /** Its field in REST bodies; null if they don't include it. */
  readonly rest: string | null;
  /** Whether it's on the tyre label rather than on the sidewall. */
  readonly isOnTyreLabel?: true;
}
interface Flag extends AttributeBase {
  readonly kind: 'flag';
}
/** A whole number of a unit, from `min` to `max`; null if unknown. */
interface Measure extends AttributeBase {
  readonly kind: 'measure';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}
interface Choice extends AttributeBase {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** The meanings of the values, if they aren't obvious. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** The value of a new product; without this the attribute can be null. */
  readonly usual?: string;
}
/** A short text; null if the tyre has none. */
interface Text extends AttributeBase {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly hint: string;
}

/** An attribute as its row describes it. */
export type AttributeFacts = Flag | Measure | Choice | Text;

/**
 * The facts about a tyre besides its model, size, load and speed. The inputs, the form and its comparison with
 * concurrent changes, copies of products, the audit log and REST all follow these rows, in this order.
 */
export const tyreAttributes = {
  fuelEfficiency: {
    kind: 'choice',
    label: 'Fuel',
    values: LABEL_CLASSES,
    isOnTyreLabel: true,
    rest: 'fuel_efficiency',
  },
  wetGrip: {
    kind: 'choice',
    label: 'Wet grip',
    values: LABEL_CLASSES,
    isOnTyreLabel: true,
    rest: 'wet_grip',
  },
  noiseDb: {
    kind: 'measure',
    label: 'Noise',
    unit: 'dB',
    min: 50,
    max: 90,
    isOnTyreLabel: true,
    rest: 'noise_level',
  },
  noiseClass: {
    kind: 'choice',
    label: 'Noise class',
    values: NOISE_CLASSES,
    isOnTyreLabel: true,
    rest: null,
  },
  extraLoad: { kind: 'flag', label: 'Extra load', fullLabel: 'Extra load (XL)', rest: null },
  runFlat: { kind: 'flag', label: 'Run-flat', rest: null },
  evSpec: { kind: 'flag', label: 'Made for electric cars', rest: null },
  threePeakSnowflake: {
    kind: 'flag',
    label: 'Snowflake',
    fullLabel: 'Three-peak mountain snowflake',
    rest: null,
  },
  runFlatCode: {
    kind: 'text',
    label: 'Run-flat term',
    maxLength: 20,
    hint: 'The maker’s, such as SSR',
    rest: null,
  },
  oeMark: {
    kind: 'text',
    label: 'Car maker’s mark',
    maxLength: 20,
    hint: 'Such as MO for Mercedes',
    rest: null,
  },
  position: {
    kind: 'choice',
    label: 'Axle',
    values: AXLE_POSITIONS,
    meanings: axlePositionMeanings,
    usual: 'BOTH',
    rest: null,
  },
} as const satisfies Readonly<Record<string, AttributeFacts>>;

export type TyreAttribute = keyof typeof tyreAttributes;

export const TYRE_ATTRIBUTES = keysOf(tyreAttributes);

type Row<Name extends TyreAttribute> = (typeof tyreAttributes)[Name];

/** The attributes' fields in REST bodies. */
export type AttributeInRest = NonNullable<Row<TyreAttribute>['rest']>;

/** The attributes that REST bodies don't include. */
export type AttributeOutsideRest = {
  [Name in TyreAttribute]: Row<Name>['rest'] extends null ? Name : never;
}[TyreAttribute];

/** The attributes as typed: flags as booleans, any other as text. */
export type TypedAttributes = {
  [Name in TyreAttribute]: Row<Name>['kind'] extends 'flag' ? boolean : string;
};

/** The rule of an attribute's field in every input. */
export function attributeRule(name: TyreAttribute): InputRule {
  const facts: AttributeFacts = tyreAttributes[name];
  if (facts.kind === 'text') return { maxLength: facts.maxLength };
  if (facts.kind !== 'measure') return {};
  const { label, unit, min, max } = facts;
  return { min, max, message: `${label} is a number of ${unit} from ${min} to ${max}` };
}

/** The value of a new product for which none is given. */
export function blankAttribute(name: TyreAttribute): string | false | null {
  const facts: AttributeFacts = tyreAttributes[name];
  if (facts.kind === 'flag') return false;
  return facts.kind === 'choice' ? (facts.usual ?? null) : null;
}
