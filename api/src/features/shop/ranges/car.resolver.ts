import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Directive, Extensions, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../platform/services/services.ts';
import { CarService } from './car.service.ts';
import { Car, CarMake, CarVersion, SizeName } from './car.type.ts';
import { TyreRangeService } from './tyre-range.service.ts';
import { RangePick, TyreRange } from './tyre-range.type.ts';

/** Assumed averages for the cost of a document: makes, models a make and sizes a model. */
const ASSUMED = { makes: 45, models: 10, sizes: 4 } as const;

@Resolver(() => Car)
export class CarResolver extends Service {
  readonly #cars = this.services.get(CarService);
  readonly #ranges = this.services.get(TyreRangeService);

  @Query(() => Car, {
    nullable: true,
    description:
      'A model of car, van or motorcycle by the slugs of its make and model; null if its tyre sizes ' +
      'are unknown. A version’s name finds its model: golf-gti finds the Golf.',
  })
  @Auth('GUEST')
  car(
    @Arg('make', () => String, { description: 'The make, for example volkswagen.' }) make: string,
    @Arg('model', () => String, { description: 'The model, for example golf.' }) model: string,
  ): Promise<Car | null> {
    return this.#cars.car(make, model);
  }

  @FieldResolver(() => [CarVersion], {
    description:
      'Its generations and trims with their sizes: the plain model before its trims, newest first.',
  })
  @Extensions({ runsStatement: true })
  versions(@Root() car: Car): Promise<CarVersion[]> {
    return this.#cars.versions(car);
  }

  @FieldResolver(() => [SizeName], { description: 'Every size that any of its versions takes.' })
  @Extensions({ assumedItems: ASSUMED.sizes })
  sizes(@Root() car: Car): Promise<SizeName[]> {
    return this.#cars.sizes(car);
  }

  @FieldResolver(() => TyreRange, { description: 'The tyres on sale that fit any of its versions.' })
  @Extensions({ runsStatement: true })
  tyres(@Root() { scope }: Car, @Info() info: GraphQLResolveInfo): Promise<TyreRange> {
    return this.#ranges.figures(scope, requestedFields(info));
  }

  @FieldResolver(() => [RangePick], { description: 'The stand-out tyres among those, without repeats.' })
  @Extensions({ runsStatement: true })
  picks(@Root() { scope }: Car, @Info() info: GraphQLResolveInfo): Promise<RangePick[]> {
    return this.#ranges.picks(scope, requestedFields(info));
  }
}

@Resolver(() => CarMake)
export class CarMakeResolver extends Service {
  readonly #cars = this.services.get(CarService);

  @Query(() => [CarMake], { description: 'Every make with a model whose tyre sizes are known, A to Z.' })
  @Directive('@cacheControl(maxAge: 60)')
  @Extensions({ assumedItems: ASSUMED.makes })
  @Auth('GUEST')
  carMakes(): Promise<CarMake[]> {
    return this.#cars.makes();
  }

  @Query(() => CarMake, {
    nullable: true,
    description: 'A make by its slug; null if the shop knows none of its models.',
  })
  @Auth('GUEST')
  carMake(
    @Arg('make', () => String, { description: 'The make, for example alfa-romeo.' }) make: string,
  ): Promise<CarMake | null> {
    return this.#cars.make(make);
  }

  @FieldResolver(() => [Car], { description: 'Its models, A to Z.' })
  @Extensions({ assumedItems: ASSUMED.models })
  cars(@Root() { cars }: CarMake): Car[] {
    return cars;
  }
}
