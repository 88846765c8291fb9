import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { Model } from '../../../shop/catalogue/index.ts';
import type { ReviewState } from './review.enums.ts';

const score = (what: string): { nullable: true; description: string } => ({
  nullable: true,
  description: `${what}, 1 to 5; null if not given.`,
});

@Entity({ tableName: 'reviews' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A driver’s review of a model.' })
export class Review {
  [OptionalProps]?: 'vehicle' | 'editedAt' | 'rejectionReason';

  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The review’s number.' })
  id: number & Opt;

  @ManyToOne(() => Model, { mapToPk: true, fieldName: 'model_id' })
  modelId: number;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'One to five stars.' })
  rating: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The title; null if the author only gave stars.' })
  title: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The text; null if the author only gave stars.',
  })
  text: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The author’s first name and initial.' })
  author: string;

  @Property({ type: 'date' })
  @Field(() => LocalDate, { description: 'The day it was written.' })
  reviewedOn: string;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Miles driven on the tyres when it was written.' })
  milesDriven: number | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The vehicle the tyres are on.' })
  vehicle: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of readers who found it helpful.' })
  helpfulVotes: number & Opt = 0;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether the author bought the tyres here and they were delivered.' })
  verified: boolean;

  @Property({ type: 'boolean' })
  @Field({
    description:
      'Whether it’s invented for the demonstration. Label it so, and never publish it as a real review.',
  })
  isSample: boolean;

  /** Only approved reviews are shown to others and counted. */
  @Property({ type: 'text' })
  state: ReviewState & Opt = 'PENDING';

  /** The order line, which makes a review verified; null for sample reviews. */
  @Unique()
  @Property({ type: 'integer', nullable: true })
  orderLineId: number | null;

  /** When its author changed it, which they can do once. */
  @Property({ type: 'timestamptz', nullable: true })
  editedAt: Date | null = null;

  /** The reason for rejecting it, written for its author. */
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
