import {
  advicePriorityLabels,
  adviceRoadLabels,
  adviceWeatherLabels,
} from '@treadline/schema/trade/listing/tyre-advice';
import { Directive, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../../platform/services/enums.ts';
import { isWhole, readSize } from '../listing/filters/listing-size.ts';
import { Product } from '../record/product.entity.ts';

export const AdviceRoad = graphqlEnum('AdviceRoad', 'Where a driver drives most.', adviceRoadLabels);
export type AdviceRoad = keyof typeof AdviceRoad;

export const AdviceWeather = graphqlEnum(
  'AdviceWeather',
  'The weather that tyres are for.',
  adviceWeatherLabels,
);
export type AdviceWeather = keyof typeof AdviceWeather;

export const AdvicePriority = graphqlEnum(
  'AdvicePriority',
  'What matters most to a driver.',
  advicePriorityLabels,
);
export type AdvicePriority = keyof typeof AdvicePriority;

export const AdviceRole = graphqlEnum('AdviceRole', 'What a tyre is recommended as.', {
  BEST_MATCH: 'The highest score.',
  BEST_VALUE: 'The cheapest that costs less than the best match and has at least four fifths of its score.',
  PREMIUM_CHOICE: 'The highest score of a premium brand, after the others.',
  NEXT_BEST: 'The next highest score, where there is none of the kinds above.',
});
export type AdviceRole = keyof typeof AdviceRole;

export const AdviceWish = graphqlEnum('AdviceWish', 'A wish that was given up because nothing met it.', {
  BUDGET: 'The highest price.',
  WEATHER: 'The weather.',
});
export type AdviceWish = keyof typeof AdviceWish;

/** Refuses both a size and a registration, or neither, and half a size, whose best tyre may be for another rim. */
function checkFit({ size, registration }: Partial<TyreAdviceInput>): FieldError[] {
  if (Boolean(size?.trim()) === Boolean(registration?.trim()))
    return [{ path: 'size', message: 'Give either a size or a registration' }];
  if (!size?.trim() || isWhole(readSize(size))) return [];
  return [{ path: 'size', message: 'Give the whole size: width, profile and rim, such as 205/55 R16' }];
}

@Checked(checkFit)
@InputType({ description: 'What a driver wants of new tyres. Give either a size or a registration.' })
export class TyreAdviceInput {
  @Field(() => String, { nullable: true, description: 'The whole size in any spelling: 205/55 R16.' })
  size?: string | null;

  @Field(() => String, { nullable: true, description: 'A UK registration: only tyres that fit its vehicle.' })
  registration?: string | null;

  @Field(() => AdviceRoad, { description: 'Where the driver drives most.' })
  road: AdviceRoad;

  @Field(() => AdviceWeather, { description: 'The weather that the tyres are for.' })
  weather: AdviceWeather;

  @Field(() => AdvicePriority, { description: 'What matters most.' })
  priority: AdvicePriority;

  @Constraint({ min: 1, message: 'A budget is at least a penny' })
  @Field(() => Pence, { nullable: true, description: 'The highest price of one tyre.' })
  maxPrice?: number | null;
}

@ObjectType({ description: 'A tyre that is recommended.' })
export class TyreAdvicePick {
  @Field(() => AdviceRole, { description: 'What it is recommended as.' }) role: AdviceRole;
  @Field(() => Product, { description: 'What to buy, with price and stock.' }) product: Product;
  @Field(() => Int, { description: 'How well it meets the wishes, 0 to 100.' }) score: number;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  description:
    'Up to three tyres in stock for a driver’s wishes, each of another model. Each tyre gets 0 to 1 for wet grip, ' +
    'fuel efficiency, low noise, reviews and low price; what matters most counts five times, what the roads ask for ' +
    'twice. The speed rating counts only for sporty driving. A fact that a tyre lacks counts half.',
})
export class TyreAdvice {
  @Field(() => [TyreAdvicePick], { description: 'The tyres, the best match first; empty if none fits.' })
  picks: TyreAdvicePick[];

  @Field(() => Int, { description: 'The number of models that they were chosen from.' })
  candidateCount: number;

  @Field(() => Int, { nullable: true, description: 'The lowest noise of these in dB; null without a label.' })
  quietestDb: number | null;

  @Field(() => Pence, { nullable: true, description: 'The lowest price of these; null if there are none.' })
  lowestPrice: number | null;

  @Field(() => [AdviceWish], { description: 'The wishes given up, because no tyre met them all.' })
  givenUp: AdviceWish[];

  @Field(() => String, { nullable: true, description: 'A sentence if the vehicle was not understood.' })
  notice: string | null;
}
