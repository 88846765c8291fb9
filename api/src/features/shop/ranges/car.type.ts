import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { AxlePosition, TyreCategory } from '../../../platform/services/trade.enums.ts';
import type { RangeScope } from './range-scope.ts';

@ObjectType({ description: 'A size that a version of a vehicle takes.' })
export class CarSize {
  @Field(() => AxlePosition, { description: 'The axle or axles it belongs on.' }) position: AxlePosition;
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => String, {
    nullable: true,
    description: 'The size in addresses, see sizeRange; null if no tyre on sale has it.',
  })
  slug: string | null;
  @Field(() => Int, { description: 'The lowest permitted load index.' }) minLoadIndex: number;
  @Field({ description: 'The lowest permitted speed rating.' }) minSpeedRating: string;
  @Field(() => Int, { description: 'The number of tyres on sale that may be fitted there.' })
  tyreCount: number;
  @Field(() => Pence, { description: 'The lowest price of one; 0 if there are none.' }) minPrice: number;
}

@ObjectType({ description: 'A generation or trim of a vehicle, with the sizes that its maker fits.' })
export class CarVersion {
  @Field({ description: 'The name by which a listing takes it as vehicleModel, for example Golf GTI (Mk7).' })
  name: string;
  @Field(() => Int, { description: 'The first year it was sold with these sizes.' }) yearFrom: number;
  @Field(() => Int, { nullable: true, description: 'The last such year; null if it is still sold.' })
  yearTo: number | null;
  @Field(() => [CarSize], { description: 'One size for both axles, or one for each.' }) sizes: CarSize[];
  @Field(() => Int, { description: 'The number of tyres on sale that fit it, front or rear.' })
  tyreCount: number;
}

@ObjectType({ description: 'A size that a vehicle takes, and where it is told of.' })
export class SizeName {
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => String, {
    nullable: true,
    description: 'Its name in addresses; null if no tyre on sale has it.',
  })
  slug: string | null;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A model of car, van or motorcycle with all its generations and trims.' })
export class Car {
  @Field({ description: 'The maker, for example Volkswagen.' }) make: string;
  @Field({ description: 'The maker in addresses, for example volkswagen.' }) makeSlug: string;
  @Field({ description: 'The model as drivers call it, for example Golf.' }) name: string;
  @Field({ description: 'The model in addresses, for example golf.' }) slug: string;
  @Field(() => TyreCategory, { description: 'The category of tyres that its first version takes.' })
  category: TyreCategory;
  @Field(() => Int, { description: 'The first year in which any version was sold.' }) yearFrom: number;
  @Field(() => Int, { nullable: true, description: 'The last such year; null if one is still sold.' })
  yearTo: number | null;

  /** Every size that a version takes. */
  sizeNames: string[];
  /** Its tyres. */
  scope: RangeScope;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A maker of vehicles whose tyre sizes are known.' })
export class CarMake {
  @Field({ description: 'The name, for example Alfa Romeo.' }) name: string;
  @Field({ description: 'The name in addresses, for example alfa-romeo.' }) slug: string;
  @Field(() => Int, { description: 'The number of its models.' }) carCount: number;

  /** Its models. */
  cars: Car[];
}
