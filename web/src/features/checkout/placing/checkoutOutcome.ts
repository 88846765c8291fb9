import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FieldPath } from 'react-hook-form';
import { serverWords } from '../../../apollo/failureText.ts';
import type { FittingWay } from '../../../apollo/schema.generated.ts';
import { fieldPaths } from '../../../lib/form/fieldPaths.ts';
import { EMPTY_CHECKOUT_FORM, type CheckoutFormValues } from '../draft/checkoutForm.ts';
import type { CreateCheckoutMutation } from './CreateCheckout.generated.ts';

export type CheckoutField = FieldPath<CheckoutFormValues>;

export interface FieldRefusal {
  field: CheckoutField;
  message: string;
}

/** The result of an attempt to place the order. It decides the page's next step. */
export type CheckoutOutcome =
  | { kind: 'redirect'; orderId: string; url: string }
  | { kind: 'refused'; fields: FieldRefusal[]; message: string }
  | { kind: 'shortage'; lines: { productId: number; available: number }[]; message: string }
  /** The slot of a fitting can't be had; nothing was ordered. Others at the same place are free. */
  | { kind: 'slot'; way: FittingWay; next: string[]; message: string }
  /** Lines or total no longer match those shown; nothing was ordered. */
  | { kind: 'changed' }
  /** The order is placed, to be paid later. Resending it leads to its payment page. */
  | { kind: 'delayed'; message: string }
  | { kind: 'failed'; message: string };

const FAILED_MESSAGE = 'Failed to process checkout. Please try again.';
export const INCOMPLETE_MESSAGE = 'Please fill in all required fields';
const NO_URL_MESSAGE = 'No checkout URL received';

/** The paths of all fields of the form. */
export const CHECKOUT_FIELDS = fieldPaths(EMPTY_CHECKOUT_FORM);

/** The form's field for a path in the API's input; null if it isn't in the form. */
function fieldAt(path: string): CheckoutField | null {
  const name = path.replace(/^input\./, '');
  return CHECKOUT_FIELDS.find((field) => field === name) ?? null;
}

/** The failure of a request that placed no order, with the server's message if it sent one. */
export function failureOf(error: unknown): CheckoutOutcome {
  return { kind: 'failed', message: serverWords(error) ?? FAILED_MESSAGE };
}

/** The server's message if the order exceeded a limit, so that nothing was ordered; null for any other failure. */
export function limitOf(error: unknown): string | null {
  const limited = CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS')
    : undefined;
  return limited?.message || null;
}

/** Converts the answer of `createCheckout`. A missing answer, as after a broken connection, counts as failed. */
export function outcomeOf(answer: CreateCheckoutMutation['createCheckout'] | undefined): CheckoutOutcome {
  switch (answer?.__typename) {
    case 'Checkout':
      if (!answer.url) return { kind: 'failed', message: NO_URL_MESSAGE };
      return { kind: 'redirect', orderId: answer.orderId, url: answer.url };
    case 'InvalidInput': {
      const fields = answer.fields.flatMap(({ path, message }) => {
        const field = fieldAt(path);
        return field ? [{ field, message }] : [];
      });
      // If no refused field is in the form, show the refusal's own message.
      const message = fields.length > 0 ? answer.message : (answer.fields[0]?.message ?? answer.message);
      return { kind: 'refused', fields, message };
    }
    case 'PaymentDelayed':
      return { kind: 'delayed', message: answer.message };
    case 'PaymentClosed':
      return { kind: 'failed', message: answer.message };
    case 'SlotUnavailable':
      return {
        kind: 'slot',
        way: answer.way,
        next: answer.next.map(({ startsAt }) => startsAt),
        message: answer.message,
      };
    case 'OutOfStock':
      return { kind: 'shortage', lines: answer.lines, message: answer.message };
    case undefined:
    case 'PaymentUnavailable':
      return { kind: 'failed', message: FAILED_MESSAGE };
  }
}
