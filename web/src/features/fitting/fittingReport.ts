import type { CompleteBookingInput, Wheel } from '../../apollo/schema.generated.ts';

/** A fitter's record of a job. */
export type TypedReport = Required<Omit<CompleteBookingInput, 'bookingId'>>;

/** The wheels of a car, whose tread depths are recorded. */
export const MEASURED: readonly Wheel[] = ['FRONT_LEFT', 'FRONT_RIGHT', 'REAR_LEFT', 'REAR_RIGHT'];

const NOT_FIGURES = 'Enter the mileage, depths and old tyres in figures.';
const NO_CASINGS = 'Enter how many old tyres you took, 0 if none.';

/** A typed number, such as "41,200" or "6.5"; null for nothing, NaN for anything else. */
export function numberTyped(typed: string): number | null {
  const text = typed.trim().replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  return text === '' ? null : Number(text);
}

/** The report typed into the fields of a form, or what is wrong with it. */
export function reportIn(form: FormData): TypedReport | string {
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const depths = MEASURED.map((wheel) => ({ wheel, mm: numberTyped(textOf(wheel)) }));
  const [mileage = null, casings = null] = ['mileage', 'casings'].map((name) => numberTyped(textOf(name)));
  if ([mileage, casings, ...depths.map(({ mm }) => mm)].some(Number.isNaN)) return NOT_FIGURES;
  if (casings === null) return NO_CASINGS;
  return {
    mileage,
    casings,
    treadDepths: depths.flatMap(({ wheel, mm }) => (mm === null ? [] : [{ wheel, mm }])),
    wasteCarrier: textOf('wasteCarrier') || null,
  };
}
