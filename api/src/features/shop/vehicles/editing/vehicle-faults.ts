import { isLoadIndex, LOAD_INDEXES } from '@treadline/schema/trade/tyre/marking/load-index';
import { SPEED_RATINGS } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import type { FitmentRow } from '../fitment/vehicle-fitment.ts';
import { plain } from '../names/vehicle-names.ts';
import type { VehicleFields } from './vehicle-write.inputs.ts';

const FIRST_YEAR = 1950;
const PRESSURES = { min: 10, max: 120 } as const;
const SIZE = 'Enter a size such as 205/55 R16';
const LOAD = `Enter a load index from ${LOAD_INDEXES.min} to ${LOAD_INDEXES.max}`;
const RATINGS: ReadonlySet<string> = new Set(SPEED_RATINGS.map(({ rating }) => rating));

/** The columns that staff fill in. */
export type StoredFields = Omit<FitmentRow, 'id' | 'exampleRegistration' | 'revision'>;

/** A size in the shop's spelling, radial unless it says otherwise; null if the text isn't a whole size. */
function sizeOf(typed: string | null | undefined): string | null {
  const size = parseTyreSize(typed ?? '');
  return size && formatTyreSize(size);
}

/** The fields in the form in which they're stored. They must be without faults. */
export function storedFields(fields: VehicleFields): StoredFields {
  const rearSize = sizeOf(fields.rearSize);
  return {
    make: keptText(fields.make),
    model: keptText(fields.model).replaceAll(/\s+/g, ' '),
    yearFrom: fields.yearFrom,
    yearTo: fields.yearTo ?? null,
    category: fields.category,
    frontSize: sizeOf(fields.frontSize) ?? '',
    rearSize,
    minLoadIndex: fields.minLoadIndex,
    rearMinLoadIndex: rearSize === null ? null : (fields.rearMinLoadIndex ?? null),
    minSpeedRating: fields.minSpeedRating,
    frontPressurePsi: fields.frontPressurePsi ?? null,
    rearPressurePsi: fields.rearPressurePsi ?? null,
    runFlat: fields.runFlat ?? null,
    pressureSensors: fields.pressureSensors ?? null,
  };
}

type Faults = (FieldError | false)[];
const fault = (isFaulty: boolean, path: keyof VehicleFields, message: string): FieldError | false =>
  isFaulty && { path, message };

/**
 * The invalid fields of a vehicle, each with a sentence; empty if it can be stored.
 * @param others the other vehicles of the table, whose names may neither begin with this one's nor begin it: drivers
 * could then choose only one of the two.
 */
export function vehicleFaults(
  fields: VehicleFields,
  others: readonly Pick<FitmentRow, 'make' | 'model'>[],
  now: Date,
): FieldError[] {
  return [
    ...nameFaults(fields, others),
    ...yearFaults(fields, now),
    ...sizeFaults(fields),
    ...pressureFaults(fields),
  ].filter((found) => found !== false);
}

function nameFaults(
  { make, model }: VehicleFields,
  others: readonly Pick<FitmentRow, 'make' | 'model'>[],
): Faults {
  const [wanted, name] = [plain(make), `${plain(model)} `];
  const alike = others.find((other) => {
    const known = `${plain(other.model)} `;
    return plain(other.make) === wanted && (known.startsWith(name) || name.startsWith(known));
  });
  return [
    fault(wanted === '', 'make', 'Please enter the make'),
    fault(name === ' ', 'model', 'Please enter the model'),
    fault(
      name !== ' ' && alike !== undefined,
      'model',
      `Add the generation or the years, such as “${model} (2019-)”: there’s a ` +
        `${alike?.make} ${alike?.model}`,
    ),
  ];
}

function yearFaults({ yearFrom, yearTo }: VehicleFields, now: Date): Faults {
  const last = now.getUTCFullYear() + 1;
  const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= last;
  const sentence = `Enter a year from ${FIRST_YEAR} to ${last}`;
  const isEnd = typeof yearTo === 'number';
  return [
    fault(!isYear(yearFrom), 'yearFrom', sentence),
    fault(isEnd && !isYear(yearTo), 'yearTo', sentence),
    fault(isEnd && isYear(yearTo) && yearTo < yearFrom, 'yearTo', 'The last year can’t be before the first'),
  ];
}

function sizeFaults(fields: VehicleFields): Faults {
  const { frontSize, rearSize, minLoadIndex, rearMinLoadIndex, minSpeedRating } = fields;
  const hasRear = (rearSize ?? '').trim() !== '';
  const isRearLoad = typeof rearMinLoadIndex === 'number';
  return [
    fault(sizeOf(frontSize) === null, 'frontSize', SIZE),
    fault(hasRear && sizeOf(rearSize) === null, 'rearSize', SIZE),
    fault(!isLoadIndex(minLoadIndex), 'minLoadIndex', LOAD),
    fault(hasRear && !(isRearLoad && isLoadIndex(rearMinLoadIndex)), 'rearMinLoadIndex', LOAD),
    fault(!hasRear && isRearLoad, 'rearMinLoadIndex', 'Enter the rear size too, or leave this empty'),
    fault(!RATINGS.has(minSpeedRating), 'minSpeedRating', `Choose one of ${[...RATINGS].join(', ')}`),
  ];
}

function pressureFaults({ frontPressurePsi, rearPressurePsi }: VehicleFields): Faults {
  const isOff = (psi: number | null | undefined): boolean =>
    typeof psi === 'number' && !(Number.isInteger(psi) && psi >= PRESSURES.min && psi <= PRESSURES.max);
  const sentence = `Enter a pressure from ${PRESSURES.min} to ${PRESSURES.max} psi`;
  return [
    fault(isOff(frontPressurePsi), 'frontPressurePsi', sentence),
    fault(isOff(rearPressurePsi), 'rearPressurePsi', sentence),
  ];
}
