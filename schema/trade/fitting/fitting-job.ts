import type { TyreCategory } from '../tyre/kind/category.ts';
import { keysOf } from '../values/words.ts';
import { FITTING_EXTRAS, fittingExtras, type ExtraUnits } from './fitting-extra.ts';
import { fittingServices, type FittingService } from './fitting-service.ts';
import type { FittingWay } from './fitting-way.ts';

/** Tyres to fit, and the data that decides who can fit them. */
export interface JobTyres {
  /** 0 once all of them are refunded. */
  readonly quantity: number;
  readonly category: TyreCategory;
  /** The diameter of the rim in inches. */
  readonly rim: number;
  readonly isRunFlat: boolean;
  readonly isForElectric: boolean;
}

/** A fitting job: tyres and extras. */
export interface FittingJob {
  readonly tyres: readonly JobTyres[];
  readonly extras: readonly ExtraUnits[];
}

interface CategoryFacts {
  /** Minutes for one tyre. */
  readonly minutes: number;
  /** The service that fitting needs, besides tyre fitting; null if every centre does it. */
  readonly needs: FittingService | null;
}

/** How long one tyre takes, balancing included, and who can fit it. Workshop times with the vehicle on a lift. */
const categoryFacts: Readonly<Record<TyreCategory, CategoryFacts>> = {
  CAR: { minutes: 15, needs: null },
  SUV: { minutes: 20, needs: 'FOUR_BY_FOUR' },
  VAN: { minutes: 20, needs: 'VAN_FITTING' },
  MOTORCYCLE: { minutes: 30, needs: 'MOTORCYCLE_FITTING' },
};

/** Minutes to receive the vehicle and to hand it back; a van also has to be set up. */
const SETUP_MINUTES: Readonly<Record<FittingWay, number>> = { FITTED: 15, MOBILE: 30 };
/** Jobs last whole quarters of an hour. */
const STEP_MINUTES = 15;
/** A larger job is several, which the desk plans. */
export const MOST_TYRES = 8;

/** The number of tyres in a job. */
export const tyresIn = ({ tyres }: Pick<FittingJob, 'tyres'>): number =>
  tyres.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many minutes a job lasts, by the number and kind of its tyres and its extras. */
export function jobMinutes({ tyres, extras }: FittingJob, way: FittingWay): number {
  const work = tyres.reduce(
    (sum, { quantity, category }) => sum + quantity * categoryFacts[category].minutes,
    0,
  );
  const more = extras.reduce((sum, { extra, quantity }) => sum + quantity * fittingExtras[extra].minutes, 0);
  return Math.ceil((SETUP_MINUTES[way] + work + more) / STEP_MINUTES) * STEP_MINUTES;
}

/** The abilities of a centre or van. */
export interface FittingAbility {
  readonly minRim: number;
  readonly maxRim: number;
  readonly services: readonly FittingService[];
}

/** The diameters of a job's rims in inches, smallest first. */
export const rimsOf = ({ tyres }: Pick<FittingJob, 'tyres'>): number[] =>
  [...new Set(tyres.filter(isLeft).map(({ rim }) => rim))].toSorted((a, b) => a - b);

const isLeft = ({ quantity }: JobTyres): boolean => quantity > 0;

/** A service, and the tyres or extra in a job that need it. */
interface ServiceNeed {
  readonly part:
    | { readonly tyres: readonly [Partial<JobTyres>] }
    | { readonly extras: readonly [Pick<ExtraUnits, 'extra'>] };
  readonly service: FittingService;
}

/** Every part of a job that needs a service. */
export const SERVICE_NEEDS: readonly ServiceNeed[] = [
  ...keysOf(categoryFacts).map((category) => ({
    part: { tyres: [{ category }] as const },
    service: categoryFacts[category].needs,
  })),
  { part: { tyres: [{ isRunFlat: true }] as const }, service: 'RUN_FLAT_FITTING' as const },
  { part: { tyres: [{ isForElectric: true }] as const }, service: 'EV_TRAINED' as const },
  ...FITTING_EXTRAS.map((extra) => ({
    part: { extras: [{ extra }] as const },
    service: fittingExtras[extra].needs,
  })),
].flatMap(({ part, service }) => (service === null ? [] : [{ part, service }]));

/** Whether a job has a part. */
function hasPart({ tyres, extras }: FittingJob, part: ServiceNeed['part']): boolean {
  if ('extras' in part) return extras.some(({ extra }) => extra === part.extras[0].extra);
  const wanted = Object.entries(part.tyres[0]);
  return tyres
    .filter(isLeft)
    .some((one) => wanted.every(([key, value]) => one[key as keyof JobTyres] === value));
}

/** The services that a job needs. */
export const servicesNeeded = (job: FittingJob): FittingService[] => [
  ...new Set(SERVICE_NEEDS.filter(({ part }) => hasPart(job, part)).map(({ service }) => service)),
];

const missingTexts: Readonly<Partial<Record<FittingService, string>>> = {
  FOUR_BY_FOUR: 'doesn’t fit 4x4 and SUV tyres',
  VAN_FITTING: 'doesn’t fit van tyres',
  MOTORCYCLE_FITTING: 'doesn’t fit motorcycle tyres',
  RUN_FLAT_FITTING: 'doesn’t fit run-flat tyres',
  EV_TRAINED: 'isn’t trained for electric cars',
  WHEEL_ALIGNMENT: 'doesn’t align wheels',
  TPMS_SERVICE: 'doesn’t service tyre pressure sensors',
};

/**
 * Why a centre or van can't do a job, to follow its name: "fits wheels of 13 to 18 inches, and yours have 21". Null if
 * it can.
 */
export function whyUnable(ability: FittingAbility, job: FittingJob): string | null {
  const { minRim, maxRim, services } = ability;
  const rim = rimsOf(job).find((inches) => inches < minRim || inches > maxRim);
  if (rim !== undefined) return `fits wheels of ${minRim} to ${maxRim} inches, and yours have ${rim}`;
  const missing = servicesNeeded(job).find((service) => !services.includes(service));
  if (missing === undefined) return null;
  return missingTexts[missing] ?? `doesn’t offer ${fittingServices[missing].label.toLowerCase()}`;
}
