import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/page.ts';
import { RatingCount } from '../catalogue/model.entity.ts';
import { Review } from './review.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'One page of the reviews of a model, newest first, with the figures of all of them.',
})
export class ReviewPage {
  @Field(() => [Review], { description: 'The reviews of this page.' }) items: Review[];
  @Field(() => PageInfo, { description: 'Where this page stands.' }) pageInfo: PageInfo;
  @Field(() => Float, { nullable: true, description: 'Average of all, 1 to 5; null without reviews.' })
  average: number | null;
  @Field(() => [RatingCount], { description: 'How many gave five, four, three, two and one stars.' })
  distribution: RatingCount[];
  @Field(() => Int, {
    nullable: true,
    description: 'Reviewers in a hundred who would buy again; null without reviews.',
  })
  recommendPercent: number | null;
  @Field({ description: 'Whether any of them is made up for the demonstration.' }) hasSamples: boolean;
}
