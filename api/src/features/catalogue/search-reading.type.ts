import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/enums.ts';
import { Vehicle } from '../vehicles/vehicle.entity.ts';

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
  },
);
export type SearchPartKind = keyof typeof SearchPartKind;

@ObjectType({ simpleResolvers: true, description: 'A recognised part of a search text.' })
export class SearchPart {
  @Field(() => SearchPartKind, { description: 'What it is.' }) kind: SearchPartKind;
  @Field({ description: 'What it was read as, in the words a page shows.' }) label: string;
  @Field({ description: 'The value to filter by.' }) value: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the search text and the filter were read as, so that a page can say what it understood.',
})
export class SearchReading {
  @Field(() => [SearchPart], { description: 'The recognised parts.' }) parts: SearchPart[];
  @Field(() => String, {
    nullable: true,
    description: 'The words left to the text search; null when none are.',
  })
  text: string | null;
  @Field(() => Vehicle, {
    nullable: true,
    description: 'The vehicle whose sizes are shown, when one was given and is known.',
  })
  vehicle: Vehicle | null;
  @Field(() => String, {
    nullable: true,
    description: 'A sentence about what was not understood; null when all was.',
  })
  notice: string | null;
}
