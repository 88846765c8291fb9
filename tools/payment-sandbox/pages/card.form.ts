import type { ParamGroup } from '../http/form.params.ts';
import { isEmail } from '../http/param.reader.ts';
import type { PresentedCard } from '../shapes/charge.shape.ts';
import { passesLuhn, testCardByNumber } from '../shapes/test.cards.ts';

export type CardField = 'email' | 'number' | 'expiry' | 'cvc' | 'name';

export interface FieldError {
  field: CardField;
  message: string;
}

/** The values that the page may show again: never the number or the security code. */
export interface TypedFields {
  email: string;
  expiry: string;
  name: string;
}

interface CardForm {
  typed: TypedFields;
  errors: FieldError[];
  /** Absent if there are errors. */
  presented?: PresentedCard;
}

interface FormRules {
  /** Whether the shop has already sent the payer's email address. */
  emailKnown: boolean;
  now: Date;
}

const MAX_TYPED = 200;
const EXPIRY = /^(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})$|^(\d{2})(\d{2})$/;

/** Parses and checks the payer's input on the card page. */
export function readCardForm(form: ParamGroup, { emailKnown, now }: FormRules): CardForm {
  const typed = { email: textOf(form, 'email'), expiry: textOf(form, 'expiry'), name: textOf(form, 'name') };
  const number = textOf(form, 'number').replace(/[\s-]/g, '');
  const cvc = textOf(form, 'cvc').replace(/\s/g, '');
  const card = testCardByNumber(number);
  const expiry = readExpiry(typed.expiry);
  const messages: Record<CardField, string | undefined> = {
    email:
      emailKnown || isEmail(typed.email)
        ? undefined
        : 'Enter an email address, for example name@example.com.',
    number: numberError(number),
    expiry: expiryError(typed.expiry, expiry, now),
    cvc: cvcError(cvc, number),
    name: typed.name === '' ? 'Enter the name on the card.' : undefined,
  };
  const errors = FIELDS.flatMap((field): FieldError[] => {
    const message = messages[field];
    return message === undefined ? [] : [{ field, message }];
  });
  if (errors.length > 0 || !card || !expiry) return { typed, errors };
  const presented = {
    card,
    expMonth: expiry.month,
    expYear: expiry.year,
    name: typed.name,
    email: emailKnown ? null : typed.email,
  };
  return { typed, errors, presented };
}

/** The fields in display order. */
const FIELDS: readonly CardField[] = ['email', 'number', 'expiry', 'cvc', 'name'];

function textOf(form: ParamGroup, field: CardField): string {
  const value = form[field];
  return typeof value === 'string' ? value.trim().slice(0, MAX_TYPED) : '';
}

function numberError(number: string): string | undefined {
  if (number === '') return 'Enter the card number.';
  if (!/^\d+$/.test(number)) return 'A card number has only digits.';
  if (number.length < 13) return 'The card number is incomplete.';
  if (number.length > 19 || !passesLuhn(number))
    return 'The card number isn’t valid. Check it and try again.';
  // A payer who enters a real card has mistaken the sandbox for a shop, so none of it is stored.
  return testCardByNumber(number)
    ? undefined
    : 'This is a sandbox and only takes test cards. Choose one from the list below.';
}

function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = EXPIRY.exec(text);
  if (!match) return undefined;
  const month = Number(match[1] ?? match[3]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2] ?? match[4]) } : undefined;
}

function expiryError(
  text: string,
  expiry: { month: number; year: number } | undefined,
  now: Date,
): string | undefined {
  if (text === '') return 'Enter the expiry date.';
  if (!expiry) return 'Enter the expiry date as month and year, for example 04 / 30.';
  // A card is valid until the end of its month.
  const ended = expiry.year * 12 + expiry.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return ended ? 'The expiry date is in the past.' : undefined;
}

function cvcError(cvc: string, number: string): string | undefined {
  const digits = /^3[47]/.test(number) ? 4 : 3;
  if (cvc === '') return 'Enter the security code.';
  return /^\d+$/.test(cvc) && cvc.length === digits
    ? undefined
    : `The security code of this card has ${digits} digits.`;
}
