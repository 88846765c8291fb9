import { createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { Refusal } from '../../../platform/services/refusal.ts';
import { Mail } from './mail.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An email with its content.' })
export class ReadableMail {
  @Field(() => Mail, { description: 'The recipient and delivery state.' }) mail: Mail;
  @Field(() => String, {
    nullable: true,
    description: 'The HTML, a whole document. Show it where nothing in it can run. Null if it’s secret.',
  })
  html: string | null;
  @Field(() => String, { nullable: true, description: 'The plain text; null if it’s secret.' })
  text: string | null;
}

@ObjectType({ implements: Refusal, description: 'No email has this id.' })
export class MailNotFound extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'The email held a private link or code, so its text wasn’t kept.',
})
export class MailNotStored extends Refusal {}

export const ResendMailResult = createUnionType({
  name: 'ResendMailResult',
  description: 'The queued email, or why nothing was queued.',
  types: () => [Mail, MailNotFound, MailNotStored] as const,
});
