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

@InputType({ description: 'A message to the shop, as the contact form takes it.' })
export class SendMessageInput {
  @Constraint({ required: 'Please enter your name', maxLength: MAX_NAME })
  @BlankText({ description: 'The sender’s name.' })
  name: string;
  @Constraint(EMAIL)
  @BlankText({ description: 'The address that the answer goes to; a copy of the message is sent there.' })
  email: string;
  @Constraint(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'A telephone number to call back; null or empty for none.',
  })
  phone?: string | null;
  @Constraint({ required: 'Please enter a subject', maxLength: MAX_SUBJECT })
  @BlankText({ description: 'What it is about, on one line.' })
  subject: string;
  @Constraint(text('Please enter your message'))
  @BlankText({ description: 'The message as plain text. An order number in it is recognised.' })
  message: string;
  @Field(() => MessageTopic, {
    defaultValue: 'GENERAL',
    description:
      'What kind of matter it is. Those with a deadline are acknowledged with the time of their arrival.',
  })
  topic: MessageTopic;
  @Field(() => String, {
    nullable: true,
    description: 'Leave it out: a hidden field that only bots fill in.',
  })
  website?: string | null;
}

@InputType({ description: 'The filter of a list of messages; messages must match all given fields.' })
export class MessageFilter {
  @Field(() => MessageState, { nullable: true, description: 'Only those that stand there.' })
  state?: MessageState | null;
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description: 'Words in the name, address, telephone number, subject or text, or an order number.',
  })
  search?: string | null;
}

@InputType({ description: 'The shop’s answer to a message.' })
export class AnswerMessageInput {
  @Field(() => ID, { description: 'Which message to answer, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read, so that nobody answers twice.' })
  revision: number;
  @Constraint(text('Please write an answer'))
  @BlankText({ description: 'The answer as plain text. What was written before is quoted below it.' })
  text: string;
  @Field({ defaultValue: false, description: 'Whether the message is settled with that.' })
  closes: boolean;
}

/** Only an answer makes a message answered. */
function checkState({ state }: UpdateMessageStateInput): FieldError[] {
  return state === 'ANSWERED' ? [{ path: 'state', message: 'Please answer the message instead' }] : [];
}

@Checked(checkState)
@InputType({ description: 'Where a message is to stand.' })
export class UpdateMessageStateInput {
  @Field(() => ID, { description: 'Which message, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
  @Field(() => MessageState, { description: 'CLOSED, SPAM, or WAITING to take either back.' })
  state: MessageState;
}
