import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../../../platform/services/enums.ts';
import { Vehicle } from '../../../vehicles/index.ts';
import { ProductSort } from '../../record/catalogue.enums.ts';

export const SearchPartKind = graphqlEnum(
  'SearchPartKind',
  'What a part of a search text was recognised as.',
  {
    SIZE: 'A tyre size, whole or in part.',
    LOAD_INDEX: 'A load index.',
    SPEED_RATING: 'A speed rating.',
    SEASON: 'A season.',
    CATEGORY: 'A kind of vehicle.',
    BRAND: 'A brand, a slip of the finger allowed.',
    MODEL: 'A model, a slip of the finger allowed.',
    SKU: 'A stock-keeping number.',
    EAN: 'An EAN-13.',
    REGISTRATION: 'A UK registration.',
    FLAG: 'A property such as run-flat.',
    BRAND_TIER: 'A price class of brands.',
    LABEL_CLASS: 'A class of the tyre label.',
    NOISE: 'The most noise that a tyre may make, in dB.',
    OE_MARK: 'The approval mark of a car maker.',
    PRICE: 'What a tyre may cost.',
    NEEDED_BY: 'The day that the tyres must have arrived by.',
    ORDER: 'An order such as the cheapest first.',
  },
);
export type SearchPartKind = keyof typeof SearchPartKind;

@ObjectType({ description: 'A recognised part of a search text.' })
export class SearchPart {
  @Field(() => SearchPartKind, { description: 'The kind of thing it is.' }) kind: SearchPartKind;
  @Field({ description: 'The label that pages show.' }) label: string;
  @Field({ description: 'The value to filter by.' }) value: string;
}

@ObjectType({ description: 'How the search text and the filter were understood, so that a page can say so.' })
export class SearchReading {
  @Field(() => [SearchPart], { description: 'The recognised parts.' }) parts: SearchPart[];
  @Field(() => String, {
    nullable: true,
    description: 'The words left to the text search; null if there are none.',
  })
  text: string | null;
  @Field(() => ProductSort, {
    nullable: true,
    description:
      'The order that the words ask for, used while none or RECOMMENDED was asked for; null if there is none.',
  })
  sort: ProductSort | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day in London that the tyres must have arrived by: only tyres in stock are listed. Null if none was named.',
  })
  neededBy: string | null;
  @Field(() => Vehicle, {
    nullable: true,
    description: 'The vehicle whose sizes are shown; null if none was given or it is unknown.',
  })
  vehicle: Vehicle | null;
  @Field(() => [Vehicle], {
    description:
      'The versions to choose from, plain models first, if the vehicle may be several with different sizes; ' +
      'otherwise empty.',
  })
  versions: Vehicle[];
  @Field({
    description: 'Whether a vehicle was named, in the search or the filter, whose tyre sizes are unknown.',
  })
  isVehicleUnknown: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'A sentence about what was not understood; null if everything was.',
  })
  notice: string | null;
}
