import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/page.ts';
import { Pence } from '../../platform/scalars.ts';
import { Product } from './product.entity.ts';
import { SearchReading } from './search-reading.type.ts';

@ObjectType({ simpleResolvers: true, description: 'One value a listing can be narrowed by.' })
export class Facet {
  @Field({ description: 'The value to filter by.' }) value: string;
  @Field({ description: 'The value in the words a page shows.' }) label: string;
  @Field(() => Int, { description: 'How many tyres there are with it.' }) count: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The values a listing can be narrowed by. Each group is counted with its own filter left out, so that a second value can be added.',
})
export class ProductFacets {
  @Field(() => [Facet], { description: 'Kinds of vehicle.' }) categories: Facet[];
  @Field(() => [Facet], { description: 'Brand slugs, most tyres first.' }) brands: Facet[];
  @Field(() => [Facet], { description: 'Seasons.' }) seasons: Facet[];
  @Field(() => [Facet], { description: 'Speed ratings, slowest first.' }) speedRatings: Facet[];
  @Field(() => [Facet], { description: 'Widths in millimetres.' }) widths: Facet[];
  @Field(() => [Facet], { description: 'Profiles in per cent.' }) profiles: Facet[];
  @Field(() => [Facet], { description: 'Rim diameters in inches.' }) diameters: Facet[];
  @Field(() => [Facet], { description: 'Fuel efficiency classes of the label.' }) fuelEfficiency: Facet[];
  @Field(() => [Facet], { description: 'Wet grip classes of the label.' }) wetGrip: Facet[];
  @Field(() => [Facet], {
    description: 'RUN_FLAT, EXTRA_LOAD, EV_SPEC, THREE_PEAK_SNOWFLAKE, ON_SALE and IN_STOCK.',
  })
  flags: Facet[];
  @Field(() => [Facet], { description: 'Marks of car makers.' }) oeMarks: Facet[];
  @Field(() => Pence, {
    description: 'The lowest price, the price filter left out; 0 when there is nothing.',
  })
  minPrice: number;
  @Field(() => Pence, {
    description: 'The highest price, the price filter left out; 0 when there is nothing.',
  })
  maxPrice: number;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ simpleResolvers: true, description: 'One page of a listing.' })
export class ProductPage {
  @Field(() => [Product], { description: 'The tyres of this page.' }) items: Product[];
  @Field(() => PageInfo, { description: 'Where this page stands.' }) pageInfo: PageInfo;
  @Field(() => ProductFacets, { description: 'What the listing can be narrowed by.' }) facets: ProductFacets;
  @Field(() => SearchReading, { description: 'What the search text and the filter were read as.' })
  understood: SearchReading;
}
