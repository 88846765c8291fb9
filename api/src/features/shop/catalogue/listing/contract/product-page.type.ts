import { Directive, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../../platform/lists/page.ts';
import { Product } from '../../record/product.entity.ts';
import { SearchReading } from './search-reading.type.ts';

/** The number of versions of a model in one size assumed for a document's cost. */
const ASSUMED_VERSIONS = 3;
/** The cost of counting every facet, in statements. */
const COUNTS_STATEMENTS = 5;

@ObjectType({ description: 'A value that a listing can be filtered by.' })
export class Facet {
  @Field({ description: 'The value to filter by.' }) value: string;
  @Field({ description: 'Its name for shoppers, or the value itself if it has no name.' }) label: string;
  @Field(() => Int, { description: 'The number of tyres with this value.' }) count: number;
}

@ObjectType({
  description:
    'The values a listing can be filtered by. Each group is counted without its own filter, so that ' +
    'a second value can be added.',
})
export class ProductFacets {
  @Field(() => [Facet], { description: 'Kinds of vehicle.' }) categories: Facet[];
  @Field(() => [Facet], { description: 'Brand slugs, most tyres first.' }) brands: Facet[];
  @Field(() => [Facet], { description: 'Price classes of brands, most expensive first.' })
  brandTiers: Facet[];
  @Field(() => [Facet], { description: 'SUMMER, WINTER and ALL_SEASON, most tyres first.' }) seasons: Facet[];
  @Field(() => [Facet], { description: 'Speed ratings, slowest first.' }) speedRatings: Facet[];
  @Field(() => [Facet], { description: 'Widths in millimetres.' }) widths: Facet[];
  @Field(() => [Facet], { description: 'Profiles in per cent.' }) profiles: Facet[];
  @Field(() => [Facet], { description: 'Rim diameters in inches.' }) diameters: Facet[];
  @Field(() => [Facet], { description: 'Load indexes, lowest first.' }) loadIndexes: Facet[];
  @Field(() => [Facet], { description: 'Fuel efficiency classes of the label.' }) fuelEfficiency: Facet[];
  @Field(() => [Facet], { description: 'Wet grip classes of the label.' }) wetGrip: Facet[];
  @Field(() => [Facet], { description: 'External noise in dB, quietest first.' }) noiseDb: Facet[];
  @Field(() => [Facet], {
    description: 'Yes-or-no properties, named like the filter’s fields: RUN_FLAT for runFlat.',
  })
  flags: Facet[];
  @Field(() => [Facet], { description: 'Approval marks of vehicle makers.' }) oeMarks: Facet[];
  @Field(() => Pence, {
    description: 'The lowest price, ignoring the price filter; 0 without tyres.',
  })
  minPrice: number;
  @Field(() => Pence, {
    description: 'The highest price, ignoring the price filter; 0 without tyres.',
  })
  maxPrice: number;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'One page of a listing.' })
export class ProductPage {
  @Field(() => [Product], { description: 'The tyres of this page.' }) items: Product[];
  // Belongs to the listing and not to the tyre, whose versions differ from listing to listing.
  @Field(() => [[Product]], {
    nullable: true,
    description:
      'In a grouped listing, the versions of each item: one list for each item, in the same order, ' +
      'starting with the item itself. Null in other listings.',
  })
  @Extensions({ assumedPerItem: ASSUMED_VERSIONS })
  versions: Product[][] | null;
  @Field(() => PageInfo, { description: 'The position of this page in the listing.' }) pageInfo: PageInfo;
  @Field({
    description:
      'Whether each item stands for all versions of a model in one size; facets then count those items.',
  })
  isGrouped: boolean;
  @Field(() => Int, { description: 'The number of tyres on all pages, however they are grouped.' })
  tyreCount: number;
  @Field(() => ProductFacets, { description: 'The values the listing can be filtered by.' })
  @Extensions({ runsStatement: COUNTS_STATEMENTS })
  facets: ProductFacets;
  @Field(() => SearchReading, { description: 'How the search text and the filter were understood.' })
  understood: SearchReading;
}
