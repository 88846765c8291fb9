import type { CheckoutInput } from '../../../apollo/schema.generated.ts';
import { recordFrom } from '../../../lib/text/record.ts';
import { ATTEMPT_KEY, forgetAttempt } from '../draft/forgetDraft.ts';

/** For as long an order that was placed unseen holds its tyres. */
const HELD_MS = 30 * 60_000;
const KEY_BYTES = 16;

/** An order that was sent and is not answered yet. */
interface Attempt {
  idempotencyKey: string;
  /** The input as JSON: a changed cart or address is another attempt. */
  sent: string;
  sentAt: number;
}

/** Where storage is blocked, an attempt lasts until the page is loaded anew. */
let unstored: string | null = null;

function read(): Attempt | null {
  let text: string | null;
  try {
    text = sessionStorage.getItem(ATTEMPT_KEY);
  } catch {
    text = unstored;
  }
  const { idempotencyKey, sent, sentAt } = recordFrom(text === null ? null : JSON.parse(text));
  return typeof idempotencyKey === 'string' && typeof sent === 'string' && typeof sentAt === 'number'
    ? { idempotencyKey, sent, sentAt }
    : null;
}

/** Drawn by what every browser has, also without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key under which this very order was sent before, and not answered; null if it was not. */
export function unansweredKey(input: CheckoutInput): string | null {
  const attempt = read();
  const isSame = attempt?.sent === JSON.stringify(input) && Date.now() - attempt.sentAt < HELD_MS;
  return isSame ? attempt.idempotencyKey : null;
}

/** Begins an attempt: until it is answered, sending the order again is the same attempt. @returns its key. */
export function beginAttempt(input: CheckoutInput): string {
  const attempt: Attempt = { idempotencyKey: newKey(), sent: JSON.stringify(input), sentAt: Date.now() };
  const text = JSON.stringify(attempt);
  try {
    sessionStorage.setItem(ATTEMPT_KEY, text);
  } catch {
    unstored = text;
  }
  return attempt.idempotencyKey;
}

/** The attempt was answered: whoever orders again makes another. */
export function endAttempt(): void {
  unstored = null;
  forgetAttempt();
}
