import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { RatingCount } from '../../../shop/catalogue/index.ts';
import { Review } from '../record/review.entity.ts';

@ObjectType({
  description: 'One page of the reviews of a model, newest first, with the figures of all of them.',
})
export class ReviewPage {
  @Field(() => [Review], { description: 'Newest first, at most as many as were asked for.' }) items: Review[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
  @Field(() => Float, {
    nullable: true,
    description: 'The average of all reviews, 1 to 5; null if there are none.',
  })
  average: number | null;
  @Field(() => [RatingCount], {
    description: 'The number of reviews with five, four, three, two and one stars.',
  })
  distribution: RatingCount[];
  @Field(() => Int, {
    nullable: true,
    description: 'The percentage of reviewers who would buy again; null if there are no reviews.',
  })
  recommendPercent: number | null;
  @Field({ description: 'Whether any of them is invented for the demonstration.' }) hasSamples: boolean;
}
