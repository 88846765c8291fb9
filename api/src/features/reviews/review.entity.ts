import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Model } from '../catalogue/model.entity.ts';
import type { ReviewState } from './review.enums.ts';

const score = (what: string): { nullable: true; description: string } => ({
  nullable: true,
  description: `${what}, 1 to 5; null when not given.`,
});

@Entity({ tableName: 'reviews' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ simpleResolvers: true, description: 'What a driver says of a model.' })
export class Review {
  [OptionalProps]?: 'vehicle' | 'editedAt' | 'rejectionReason';

  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number.' })
  id: number & Opt;

  @ManyToOne(() => Model, { mapToPk: true, fieldName: 'model_id' })
  modelId: number;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'One to five stars.' })
  rating: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A few words; null when only stars were given.' })
  title: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The review; null when only stars were given.' })
  text: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'First name and initial.' })
  author: string;

  @Property({ type: 'date' })
  @Field(() => GraphQLLocalDate, { description: 'The day it was written.' })
  reviewedOn: string;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Miles driven on the tyres so far.' })
  milesDriven: number | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The vehicle they are on.' })
  vehicle: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many readers found it helpful.' })
  helpfulVotes: number & Opt = 0;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether the author bought the tyres here and had them delivered.' })
  verified: boolean;

  @Property({ type: 'boolean' })
  @Field({
    description: 'Made up for the demonstration. Say so beside it, and never publish it as a review.',
  })
  isSample: boolean;

  /** Only what is approved is shown to others and counted. */
  @Property({ type: 'text' })
  state: ReviewState & Opt = 'PENDING';

  /** What was bought; null for reviews of the demonstration. It makes a review verified. */
  @Unique()
  @Property({ type: 'integer', nullable: true })
  orderLineId: number | null;

  /** When its author changed it, which may happen once. */
  @Property({ type: 'timestamptz', nullable: true })
  editedAt: Date | null = null;

  /** Why it was rejected, in a sentence for its author. */
  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  @Property({ type: 'boolean' })
  recommends: boolean;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, score('Grip in the wet'))
  wetGrip: number | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, score('Quietness'))
  noise: number | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, score('Wear'))
  wear: number | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, score('Comfort'))
  comfort: number | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, score('Value for money'))
  value: number | null;
}
