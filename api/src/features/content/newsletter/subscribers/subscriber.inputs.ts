import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { NewsletterSource, NewsletterState } from '../record/newsletter.enums.ts';

@InputType({ description: 'Filters for subscribers; they must match all of them.' })
export class SubscriberFilter {
  @Field(() => NewsletterState, { nullable: true, description: 'Only subscribers in this state.' })
  state?: NewsletterState | null;
  @Field(() => NewsletterSource, { nullable: true, description: 'Only subscribers from this form.' })
  source?: NewsletterSource | null;
  @Constraint({ maxLength: 254 })
  @Field(() => String, { nullable: true, description: 'Part of the email address.' })
  search?: string | null;
}
