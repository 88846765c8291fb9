import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { NewsletterSource, NewsletterState } from '../record/newsletter.enums.ts';

@InputType({ description: 'The filter of a list of subscribers; they must match all given fields.' })
export class SubscriberFilter {
  @Field(() => NewsletterState, { nullable: true, description: 'Only those that stand there.' })
  state?: NewsletterState | null;
  @Field(() => NewsletterSource, { nullable: true, description: 'Only those that asked for it there.' })
  source?: NewsletterSource | null;
  @Constraint({ maxLength: 254 })
  @Field(() => String, { nullable: true, description: 'A part of the e-mail address.' })
  search?: string | null;
}
