import { createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { Refusal } from '../../../platform/services/refusal.ts';
import { Mail } from './mail.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A mail with what it says.' })
export class ReadableMail {
  @Field(() => Mail, { description: 'Who it went to, and how far it has come.' }) mail: Mail;
  @Field(() => String, {
    nullable: true,
    description: 'Its HTML, a whole document. Show it where nothing in it can run. Null if it is secret.',
  })
  html: string | null;
  @Field(() => String, { nullable: true, description: 'The same as plain text; null if it is secret.' })
  text: string | null;
}

@ObjectType({ implements: Refusal, description: 'There is no mail with that id.' })
export class MailNotFound extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'It held a link or code for its reader alone, so its text was not kept.',
})
export class MailNotStored extends Refusal {}

export const ResendMailResult = createUnionType({
  name: 'ResendMailResult',
  description: 'The mail that is on its way, or why none is.',
  types: () => [Mail, MailNotFound, MailNotStored] as const,
});
