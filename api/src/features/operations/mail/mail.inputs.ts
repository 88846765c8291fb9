import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { MailStatus } from './mail.enums.ts';

@InputType({ description: 'Filters for emails; emails must match all of them.' })
export class MailFilter {
  @Field(() => MailStatus, { nullable: true, description: 'Their delivery state.' })
  status?: MailStatus | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Part of the recipient’s address.' })
  recipient?: string | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Part of the subject line.' })
  subject?: string | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'Part of the recipient’s address or the subject line.',
  })
  search?: string | null;
}
