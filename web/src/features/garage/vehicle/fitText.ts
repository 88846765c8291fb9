import type { AxlePosition } from '@treadline/schema/trade/tyre/marking/axle-position';
import type { Fit, TyreMarks } from './fit.ts';
import { datedName, type FittingSize, type FoundVehicle } from './keptVehicle.ts';

/** More sizes make the sentence hard to read. */
const MOST_NAMED = 3;

function either(sizes: readonly string[]): string {
  const named = sizes.length > MOST_NAMED ? [...sizes.slice(0, MOST_NAMED), 'others'] : sizes;
  const last = named.at(-1) ?? '';
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${last}` : last;
}

/** A vehicle's sizes in words: "205/55 R16 or 225/45 R17", "225/45 R18 at the front and 255/40 R18 at the rear". */
export function sizesText(tyreSizes: readonly FittingSize[]): string {
  const at = (position: FittingSize['position']) =>
    either(tyreSizes.filter((size) => size.position === position).map(({ size }) => size));
  const [both, front, rear] = [at('BOTH'), at('FRONT'), at('REAR')];
  const axles = [front && `${front} at the front`, rear && `${rear} at the rear`]
    .filter(Boolean)
    .join(' and ');
  return [both, axles].filter(Boolean).join(', or ');
}

const ON_AXLE: Record<AxlePosition, string> = {
  BOTH: '',
  FRONT: 'the front of ',
  REAR: 'the rear of ',
};

/** The verdict in a few words: "Fits your Volkswagen Golf (2017)". */
export function fitTitle(fit: Fit, vehicle: FoundVehicle): string {
  const name = `your ${datedName(vehicle)}`;
  switch (fit.kind) {
    case 'fits':
      return `Fits ${ON_AXLE[fit.position]}${name}`;
    case 'too-weak':
      return `The right size for ${name}, but rated too low`;
    case 'wrong-size':
      return `Does not fit ${name}`;
  }
}

/** The reason for the verdict, as a sentence. */
export function fitReason(fit: Fit, tyre: TyreMarks, { tyreSizes }: FoundVehicle): string {
  switch (fit.kind) {
    case 'fits':
      return fitsReason(fit, tyreSizes);
    case 'too-weak':
      return tooWeakReason(fit, tyre);
    case 'wrong-size':
      return `It takes ${sizesText(tyreSizes)}.`;
  }
}

function fitsReason(
  { position, isSizeOnly }: Extract<Fit, { kind: 'fits' }>,
  tyreSizes: readonly FittingSize[],
): string {
  const checked = isSizeOnly
    ? 'We’ve only checked the size, so please compare the load index and speed rating.'
    : 'Checked by size, load and speed. Please compare it with the size on your sidewall.';
  return position === 'BOTH' ? checked : `It takes ${sizesText(tyreSizes)}. ${checked}`;
}

function tooWeakReason(
  { lacks, least }: Extract<Fit, { kind: 'too-weak' }>,
  { loadIndex, speedRating }: TyreMarks,
): string {
  const short = {
    load: `load index ${loadIndex} is below ${least.minLoadIndex}`,
    speed: `speed rating ${speedRating} is below ${least.minSpeedRating}`,
  };
  return `Its ${lacks.map((lack) => short[lack]).join(' and its ')}, the minimum for your vehicle.`;
}
