import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../../../platform/services/enums.ts';
import { Vehicle } from '../../../vehicles/index.ts';
import { ProductSort } from '../../record/catalogue.enums.ts';

export const SearchPartKind = graphqlEnum(
  'SearchPartKind',
  'The kind of a recognised part of a search text.',
  {
    SIZE: 'A tyre size, whole or in part.',
    LOAD_INDEX: 'A load index.',
    SPEED_RATING: 'A speed rating.',
    SEASON: 'A season.',
    CATEGORY: 'A kind of vehicle.',
    BRAND: 'A brand, even misspelt.',
    MODEL: 'A model, even misspelt.',
    SKU: 'A stock-keeping number.',
    EAN: 'An EAN-13.',
    REGISTRATION: 'A UK registration.',
    FLAG: 'A property such as run-flat.',
    BRAND_TIER: 'A price class of brands.',
    LABEL_CLASS: 'A class of the tyre label.',
    NOISE: 'The maximum noise in dB.',
    OE_MARK: 'The approval mark of a car maker.',
    PRICE: 'A price limit or range.',
    NEEDED_BY: 'The day the tyres are needed by.',
    ORDER: 'An order, such as cheapest first.',
  },
);
export type SearchPartKind = keyof typeof SearchPartKind;

@ObjectType({ description: 'A recognised part of a search text.' })
export class SearchPart {
  @Field(() => SearchPartKind, { description: 'Which filter it became.' }) kind: SearchPartKind;
  @Field({ description: 'The label to show on pages.' }) label: string;
  @Field({ description: 'The value to filter by.' }) value: string;
}

@ObjectType({ description: 'How the search text and the filter were understood, for the page to explain.' })
export class SearchReading {
  @Field(() => [SearchPart], { description: 'The recognised parts.' }) parts: SearchPart[];
  @Field(() => String, {
    nullable: true,
    description: 'The words left to the text search; otherwise null.',
  })
  text: string | null;
  @Field(() => ProductSort, {
    nullable: true,
    description:
      'The order that the words ask for, or null. It applies while no order or RECOMMENDED is requested.',
  })
  sort: ProductSort | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day in London the tyres are needed by, so only tyres in stock are listed; null if no day was named.',
  })
  neededBy: string | null;
  @Field(() => Vehicle, {
    nullable: true,
    description: 'The vehicle whose sizes are listed; null if none was given or it is unknown.',
  })
  vehicle: Vehicle | null;
  @Field(() => [Vehicle], {
    description:
      'The versions to choose from, plain models first, if the vehicle could be several with different ' +
      'sizes; otherwise empty.',
  })
  versions: Vehicle[];
  @Field({
    description: 'Whether the search or the filter names a vehicle whose tyre sizes are unknown.',
  })
  isVehicleUnknown: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'A notice about what was not understood; null if everything was.',
  })
  notice: string | null;
}
