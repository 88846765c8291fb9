import type { InputRule } from '@treadline/schema/input/rule';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import { EMAIL, PHONE } from '../../../platform/input/input-rules.ts';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { BlankText } from '../../../platform/text/blank-text.ts';
import { MessageState, MessageTopic } from './record/message.enums.ts';

const MAX_NAME = 100;
const MAX_SUBJECT = 200;
const MAX_TEXT = 5_000;
const MAX_SEARCH = 200;

const text = (required: string): InputRule => ({
  required,
  maxLength: MAX_TEXT,
  message: `Please use at most ${MAX_TEXT.toLocaleString('en-GB')} characters`,
});

@InputType({ description: 'A message from the contact form.' })
export class SendMessageInput {
  @Constraint({ required: 'Please enter your name', maxLength: MAX_NAME })
  @BlankText({ description: 'The sender’s name.' })
  name: string;
  @Constraint(EMAIL)
  @BlankText({ description: 'The email address for the answer; a copy of the message goes there.' })
  email: string;
  @Constraint(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'A telephone number for calling back; null or empty if there isn’t one.',
  })
  phone?: string | null;
  @Constraint({ required: 'Please enter a subject', maxLength: MAX_SUBJECT })
  @BlankText({ description: 'The subject, on one line.' })
  subject: string;
  @Constraint(text('Please enter your message'))
  @BlankText({ description: 'The message in plain text. An order number in it is recognised.' })
  message: string;
  @Field(() => MessageTopic, {
    defaultValue: 'GENERAL',
    description: 'The topic. Topics with a legal deadline are acknowledged with the time of arrival.',
  })
  topic: MessageTopic;
  @Field(() => String, {
    nullable: true,
    description: 'Leave this out: it’s a hidden field that only bots fill in.',
  })
  website?: string | null;
}

@InputType({ description: 'Filters for messages; messages must match all of them.' })
export class MessageFilter {
  @Field(() => MessageState, { nullable: true, description: 'Only messages in this state.' })
  state?: MessageState | null;
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description: 'Words in the name, email address, telephone number, subject or text, or an order number.',
  })
  search?: string | null;
}

@InputType({ description: 'The shop’s answer to a message.' })
export class AnswerMessageInput {
  @Field(() => ID, { description: 'The message’s id, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read, so that two people can’t both answer.' })
  revision: number;
  @Constraint(text('Please write an answer'))
  @BlankText({ description: 'The answer in plain text. The conversation is quoted below it.' })
  text: string;
  @Field({ defaultValue: false, description: 'Whether the answer settles the message.' })
  closes: boolean;
}

/** Only an answer can make a message answered. */
function checkState({ state }: UpdateMessageStateInput): FieldError[] {
  return state === 'ANSWERED' ? [{ path: 'state', message: 'Please answer the message instead' }] : [];
}

@Checked(checkState)
@InputType({ description: 'A message’s new state.' })
export class UpdateMessageStateInput {
  @Field(() => ID, { description: 'The message’s id, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
  @Field(() => MessageState, { description: 'CLOSED, SPAM, or WAITING to undo either.' })
  state: MessageState;
}
