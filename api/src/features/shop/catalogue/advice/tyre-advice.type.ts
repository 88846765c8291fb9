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
  'The weather the tyres are for.',
  adviceWeatherLabels,
);
export type AdviceWeather = keyof typeof AdviceWeather;

export const AdvicePriority = graphqlEnum(
  'AdvicePriority',
  'The quality that matters most to a driver.',
  advicePriorityLabels,
);
export type AdvicePriority = keyof typeof AdvicePriority;

export const AdviceRole = graphqlEnum('AdviceRole', 'The reason a tyre is recommended.', {
  BEST_MATCH: 'The highest score.',
  BEST_VALUE: 'The cheapest that costs less than the best match and has at least four fifths of its score.',
  PREMIUM_CHOICE: 'The highest score of a premium brand among the rest.',
  NEXT_BEST: 'The next highest score, if no tyre fits a role above.',
});
export type AdviceRole = keyof typeof AdviceRole;

export const AdviceWish = graphqlEnum('AdviceWish', 'A wish that was dropped because no tyre met it.', {
  BUDGET: 'The highest price.',
  WEATHER: 'The weather.',
});
export type AdviceWish = keyof typeof AdviceWish;

/** Refuses a size together with a registration, neither, and half a size: its best tyre could be for another rim. */
function checkFit({ size, registration }: Partial<TyreAdviceInput>): FieldError[] {
  if (Boolean(size?.trim()) === Boolean(registration?.trim()))
    return [{ path: 'size', message: 'Give either a size or a registration' }];
  if (!size?.trim() || isWhole(readSize(size))) return [];
  return [{ path: 'size', message: 'Give the whole size: width, profile and rim, such as 205/55 R16' }];
}

@Checked(checkFit)
@InputType({ description: 'A driver’s wishes for new tyres. Give either a size or a registration.' })
export class TyreAdviceInput {
  @Field(() => String, { nullable: true, description: 'The whole size in any spelling: 205/55 R16.' })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A UK registration, to get only tyres that fit the vehicle.',
  })
  registration?: string | null;

  @Field(() => AdviceRoad, { description: 'Where the driver drives most.' })
  road: AdviceRoad;

  @Field(() => AdviceWeather, { description: 'The weather the tyres are for.' })
  weather: AdviceWeather;

  @Field(() => AdvicePriority, { description: 'The quality that matters most.' })
  priority: AdvicePriority;

  @Constraint({ min: 1, message: 'A budget is at least a penny' })
  @Field(() => Pence, { nullable: true, description: 'The highest price of one tyre.' })
  maxPrice?: number | null;
}

@ObjectType({ description: 'A recommended tyre.' })
export class TyreAdvicePick {
  @Field(() => AdviceRole, { description: 'The reason it is recommended.' }) role: AdviceRole;
  @Field(() => Product, { description: 'The tyre, with price and stock.' }) product: Product;
  @Field(() => Int, { description: 'How well it matches the wishes, 0 to 100.' }) score: number;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  description:
    'Up to three tyres in stock for a driver’s wishes, each of a different model. A tyre scores 0 to ' +
    '1 for each of wet grip, fuel efficiency, low noise, reviews and low price. The priority counts ' +
    'five times, the needs of the roads twice. The speed rating counts only for sporty driving. A ' +
    'missing fact scores half.',
})
export class TyreAdvice {
  @Field(() => [TyreAdvicePick], { description: 'The tyres, the best match first; empty if none fits.' })
  picks: TyreAdvicePick[];

  @Field(() => Int, { description: 'The number of models they were chosen from.' })
  candidateCount: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The lowest noise among those in dB; null if none has a label.',
  })
  quietestDb: number | null;

  @Field(() => Pence, { nullable: true, description: 'The lowest price among those; null if no tyre fits.' })
  lowestPrice: number | null;

  @Field(() => [AdviceWish], { description: 'The wishes that were dropped, because no tyre met them all.' })
  givenUp: AdviceWish[];

  @Field(() => String, {
    nullable: true,
    description: 'A notice if the vehicle was not understood; otherwise null.',
  })
  notice: string | null;
}
