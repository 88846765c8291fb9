import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { TyreCategory } from '../../../platform/services/trade.enums.ts';
import type { RangeScope } from './range-scope.ts';
import type { KnownSize } from './size-table.service.ts';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A size with tyres on sale.' })
export class SizeSummary {
  @Field({ description: 'The size as most of its tyres spell it, for example 205/55 R16.' })
  size: string;
  @Field({ description: 'The size as it appears in URLs, for example 205-55-r16.' }) slug: string;
  @Field(() => Int, { description: 'Rim diameter in inches.' }) diameter: number;
  @Field(() => TyreCategory, { description: 'The kind of vehicle most of its tyres are for.' })
  category: TyreCategory;
  @Field(() => Int, { description: 'The number of its tyres on sale.' }) tyreCount: number;
  @Field(() => Pence, { description: 'The lowest price of one.' }) minPrice: number;
}

@ObjectType({ description: 'A size with nearly the same rolling circumference as another.' })
export class SimilarSize {
  @Field(() => SizeSummary, { description: 'The other size.' }) size: SizeSummary;
  @Field(() => Float, {
    description: 'How much further it rolls in one turn, in per cent; negative if less far.',
  })
  difference: number;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A tyre size and the tyres on sale in it.' })
export class SizeRange {
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field({ description: 'The size as it appears in URLs, for example 205-55-r16.' }) slug: string;
  @Field(() => [String], {
    description: 'Other spellings on the sidewalls of its tyres, for example 110/70-17 beside 110/70 ZR17.',
  })
  otherSpellings: string[];
  @Field(() => Int, { description: 'Section width in millimetres.' }) width: number;
  @Field(() => Int, { description: 'Height of the sidewall as a percentage of the width.' }) profile: number;
  @Field(() => Int, { description: 'Rim diameter in inches.' }) diameter: number;
  @Field(() => TyreCategory, {
    nullable: true,
    description: 'The kind of vehicle most of its tyres are for, or that its C implies; otherwise null.',
  })
  category: TyreCategory | null;

  /** The size's entry among those on sale; undefined if no tyre has it. */
  known: KnownSize | undefined;
  scope: RangeScope;
}
