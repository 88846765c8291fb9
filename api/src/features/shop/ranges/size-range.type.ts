import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { TyreCategory } from '../../../platform/services/trade.enums.ts';
import type { RangeScope } from './range-scope.ts';
import type { KnownSize } from './size-table.service.ts';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A size that tyres are on sale in.' })
export class SizeSummary {
  @Field({ description: 'The size as most of its tyres have it on the sidewall, for example 205/55 R16.' })
  size: string;
  @Field({ description: 'The size in addresses, for example 205-55-r16.' }) slug: string;
  @Field(() => Int, { description: 'Rim diameter in inches.' }) diameter: number;
  @Field(() => TyreCategory, { description: 'The kind of vehicle that most of its tyres are for.' })
  category: TyreCategory;
  @Field(() => Int, { description: 'The number of its tyres on sale.' }) tyreCount: number;
  @Field(() => Pence, { description: 'The lowest price of one.' }) minPrice: number;
}

@ObjectType({ description: 'A size that rolls about as far in one turn as another.' })
export class SimilarSize {
  @Field(() => SizeSummary, { description: 'The other size, as it is on sale.' }) size: SizeSummary;
  @Field(() => Float, { description: 'By how many per cent it rolls further; below zero if less far.' })
  difference: number;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A tyre size, and what is on sale in it.' })
export class SizeRange {
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field({ description: 'The size in addresses, for example 205-55-r16.' }) slug: string;
  @Field(() => [String], {
    description: 'How others of its tyres have it on the sidewall, for example 110/70-17 beside 110/70 ZR17.',
  })
  otherSpellings: string[];
  @Field(() => Int, { description: 'Section width in millimetres.' }) width: number;
  @Field(() => Int, { description: 'Height of the sidewall as a percentage of the width.' }) profile: number;
  @Field(() => Int, { description: 'Rim diameter in inches.' }) diameter: number;
  @Field(() => TyreCategory, {
    nullable: true,
    description: 'The kind of vehicle that most of its tyres are for, or that its C is for; else null.',
  })
  category: TyreCategory | null;

  /** The size as it is on sale; undefined if it is not. */
  known: KnownSize | undefined;
  scope: RangeScope;
}
