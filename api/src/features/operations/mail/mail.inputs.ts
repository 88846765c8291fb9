import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { MailStatus } from './mail.enums.ts';

@InputType({ description: 'Which mails; what is left out does not matter.' })
export class MailFilter {
  @Field(() => MailStatus, { nullable: true, description: 'How far they have come.' })
  status?: MailStatus | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'A text that occurs in the address they go to.' })
  recipient?: string | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'A text that occurs in the subject line.' })
  subject?: string | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'A text that occurs in the address or the subject line.',
  })
  search?: string | null;
}
