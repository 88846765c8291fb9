import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';

/** Longer than an order number, which may be typed with spaces. */
export const ORDER_NUMBER: InputRule = {
  required: 'Please enter your order number',
  maxLength: 40,
  format: 'order-number',
  message: 'An order number has a few letters and eight digits; our emails about the order show it',
};

/** The number of digits in an emailed code. */
export const CODE_DIGITS = 6;

/** An emailed code, including any spaces it was copied with. */
export const ORDER_CODE: InputRule = {
  required: 'Please enter the code from the email',
  maxLength: 2 * CODE_DIGITS,
  pattern: String.raw`^(?:\s*[0-9]){${CODE_DIGITS}}$`,
  message: 'The code has six digits',
};

@InputType({ description: 'The order that a code is requested for.' })
export class RequestOrderCodeInput {
  @Constraint(ORDER_NUMBER)
  @Field({
    description:
      'The order number in any case, with or without its letters, spaces and hyphens; a tracking number ' +
      'works too.',
  })
  number: string;
  @Constraint(EMAIL)
  @Field({ description: 'The email address the order was placed with; the code goes there.' })
  email: string;
}

@InputType({ description: 'An order and the code emailed for it.' })
export class OpenGuestOrderInput extends RequestOrderCodeInput {
  @Constraint(ORDER_CODE)
  @Field({ description: 'The six-digit code from the email, with or without spaces.' })
  code: string;
}
