import {
  advicePriorityLabels,
  adviceRoadLabels,
  adviceWeatherLabels,
  type AdvicePriority,
  type AdviceRoad,
  type AdviceWeather,
} from '@treadline/schema/trade/listing/tyre-advice';
import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { toPence } from '@treadline/schema/trade/values/money';
import { readWord } from '@treadline/schema/trade/values/words';
import { bareRegistration } from '@treadline/schema/trade/vehicle/registration';
import type { TyreAdviceInput } from '../../apollo/schema.generated.ts';
import { listingPath } from '../../features/filters/listing/listingPath.ts';
import { DEFAULT_STATE, type ListingState } from '../../features/filters/listingState.ts';
import { sizeChoices } from '../../features/finder/finderChoices.ts';
import { sizeParts, type SizePart } from '../../features/finder/finderFields.ts';

/** The answers so far, all held in the URL. */
export interface FinderAnswers {
  /** As typed; empty if a size is given instead. */
  registration: string;
  /** Millimetres, per cent and inches, as the lists offer them; empty if not chosen. */
  size: Record<SizePart, string>;
  road: AdviceRoad | null;
  weather: AdviceWeather | null;
  priority: AdvicePriority | null;
  /** The highest price per tyre in pounds; null for any. */
  budget: number | null;
}

/** The budgets on offer, in pounds. */
export const BUDGETS = [60, 80, 100, 130, 180] as const;

/** The unanswered questions, worded to follow "Please tell us". */
export type OpenQuestion =
  | 'your tyre size or registration'
  | 'where you drive'
  | 'which weather'
  | 'what matters most';

const word = <Value extends string>(labels: Readonly<Record<Value, string>>, text: string | null) =>
  (text && readWord(labels, text)) || null;

/** Parses the answers in a URL. Invalid values count as unanswered. */
export function readAnswers(params: URLSearchParams): FinderAnswers {
  const part = (name: SizePart) => sizeChoices[name].find((choice) => choice === params.get(name)) ?? '';
  return {
    registration: params.get('registration')?.trim() ?? '',
    size: { width: part('width'), profile: part('profile'), diameter: part('diameter') },
    road: word(adviceRoadLabels, params.get('road')),
    weather: word(adviceWeatherLabels, params.get('weather')),
    priority: word(advicePriorityLabels, params.get('priority')),
    budget: BUDGETS.find((budget) => String(budget) === params.get('budget')) ?? null,
  };
}

/** The path with the same answers, for a size instead of a registration. */
export function pathForSize(params: URLSearchParams, size: string): string {
  const parts: Partial<Record<SizePart, number>> = parseTyreSize(size) ?? {};
  const next = new URLSearchParams(params);
  next.delete('registration');
  for (const part of sizeParts) next.set(part, String(parts[part] ?? ''));
  return `/finder?${next}`;
}

const isSized = ({ size }: FinderAnswers): boolean => sizeParts.every((part) => size[part] !== '');

function sizeText({ size }: FinderAnswers): string {
  const { width, profile, diameter } = size;
  return formatTyreSize({ width: Number(width), profile: Number(profile), diameter: Number(diameter) });
}

/** The questions still to be answered. */
export function openQuestions(answers: FinderAnswers): OpenQuestion[] {
  return [
    answers.registration === '' && !isSized(answers) && ('your tyre size or registration' as const),
    answers.road === null && ('where you drive' as const),
    answers.weather === null && ('which weather' as const),
    answers.priority === null && ('what matters most' as const),
  ].filter((question) => question !== false);
}

/** The query's input; null while a question is open. A registration takes precedence over a size. */
export function adviceInput(answers: FinderAnswers): TyreAdviceInput | null {
  const { registration, road, weather, priority, budget } = answers;
  const fit = registration ? { registration } : isSized(answers) ? { size: sizeText(answers) } : null;
  if (!fit || !road || !weather || !priority) return null;
  return { ...fit, road, weather, priority, maxPrice: budget && toPence(budget) };
}

/** The size ("205/55 R16") or registration that the tyres are for. */
export function fitText(answers: FinderAnswers): string {
  return answers.registration || sizeText(answers);
}

const FOR_WEATHER: Record<AdviceWeather, Partial<ListingState>> = {
  SUMMER: { seasons: ['SUMMER'] },
  ALL_YEAR: { seasons: ['ALL_SEASON'] },
  SNOW: { flags: ['inStock', 'threePeakSnowflake'] },
};

/** The listing with the same filters. */
export function wholeListingPath(answers: FinderAnswers): string {
  const { registration, size, weather, budget } = answers;
  return listingPath({
    ...DEFAULT_STATE,
    ...(registration
      ? { registration: bareRegistration(registration) }
      : { width: Number(size.width), profile: Number(size.profile), diameter: Number(size.diameter) }),
    flags: ['inStock'],
    ...(weather && FOR_WEATHER[weather]),
    maxPrice: budget && toPence(budget),
  });
}
