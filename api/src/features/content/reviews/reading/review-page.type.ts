import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { RatingCount } from '../../../shop/catalogue/index.ts';
import { Review } from '../record/review.entity.ts';

@ObjectType({
  description: 'A page of a model’s reviews, newest first, with figures about all of them.',
})
export class ReviewPage {
  @Field(() => [Review], { description: 'The reviews on this page, newest first.' }) items: Review[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
  @Field(() => Float, {
    nullable: true,
    description: 'The average of all reviews, 1 to 5; null if there aren’t any.',
  })
  average: number | null;
  @Field(() => [RatingCount], {
    description: 'How many reviews have five, four, three, two and one stars.',
  })
  distribution: RatingCount[];
  @Field(() => Int, {
    nullable: true,
    description: 'The percentage of reviewers who would buy again; null without reviews.',
  })
  recommendPercent: number | null;
  @Field({ description: 'Whether any of the reviews is invented for the demonstration.' })
  hasSamples: boolean;
}
