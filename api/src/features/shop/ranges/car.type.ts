import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { AxlePosition, TyreCategory } from '../../../platform/services/trade.enums.ts';
import type { RangeScope } from './range-scope.ts';

@ObjectType({ description: 'A size that a version of a vehicle takes.' })
export class CarSize {
  @Field(() => AxlePosition, { description: 'The axle or axles it is for.' }) position: AxlePosition;
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => String, {
    nullable: true,
    description: 'The slug to look it up with sizeRange; null if no tyre on sale has this size.',
  })
  slug: string | null;
  @Field(() => Int, { description: 'The lowest permitted load index.' }) minLoadIndex: number;
  @Field({ description: 'The lowest permitted speed rating.' }) minSpeedRating: string;
  @Field(() => Int, { description: 'The number of tyres on sale that fit there.' })
  tyreCount: number;
  @Field(() => Pence, { description: 'The lowest price of one; 0 if no tyre fits.' }) minPrice: number;
}

@ObjectType({ description: 'A generation or trim of a vehicle, with its original sizes.' })
export class CarVersion {
  @Field({ description: 'The name to filter listings with as vehicleModel, for example Golf GTI (Mk7).' })
  name: string;
  @Field(() => Int, { description: 'The first year it was sold with these sizes.' }) yearFrom: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The last year it was sold with them; null if it is still sold.',
  })
  yearTo: number | null;
  @Field(() => [CarSize], { description: 'One size for both axles, or one for each.' }) sizes: CarSize[];
  @Field(() => Int, { description: 'The number of tyres on sale that fit it, front or rear.' })
  tyreCount: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The maker’s pressure for the front tyres with a normal load, in psi; null if unknown.',
  })
  frontPressurePsi: number | null;
  @Field(() => Int, { nullable: true, description: 'The same for the rear tyres.' })
  rearPressurePsi: number | null;
}

@ObjectType({ description: 'A size that a vehicle takes.' })
export class SizeName {
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => String, {
    nullable: true,
    description: 'The slug of the size’s page; null if no tyre on sale has it.',
  })
  slug: string | null;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A model of car, van or motorcycle with all its generations and trims.' })
export class Car {
  @Field({ description: 'The maker, for example Volkswagen.' }) make: string;
  @Field({ description: 'The maker as it appears in URLs, for example volkswagen.' }) makeSlug: string;
  @Field({ description: 'The model’s usual name, for example Golf.' }) name: string;
  @Field({ description: 'The model as it appears in URLs, for example golf.' }) slug: string;
  @Field(() => TyreCategory, { description: 'The category of tyre for its first version.' })
  category: TyreCategory;
  @Field(() => Int, { description: 'The first year in which any version was sold.' }) yearFrom: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The last year any version was sold; null if one is still sold.',
  })
  yearTo: number | null;

  /** Every size that any version takes. */
  sizeNames: string[];
  /** The tyres that fit any of its versions. */
  scope: RangeScope;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A vehicle maker some of whose models have known tyre sizes.' })
export class CarMake {
  @Field({ description: 'The name, for example Alfa Romeo.' }) name: string;
  @Field({ description: 'The name as it appears in URLs, for example alfa-romeo.' }) slug: string;
  @Field(() => Int, { description: 'The number of its models.' }) carCount: number;

  cars: Car[];
}
