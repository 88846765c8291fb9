import type { CheckoutInput } from '../../../apollo/schema.generated.ts';
import { recordFrom } from '../../../lib/text/record.ts';
import { ATTEMPT_KEY, forgetAttempt } from '../draft/forgetDraft.ts';

/** As long as an order that was placed without an answer holds its tyres. */
const HELD_MS = 30 * 60_000;
const KEY_BYTES = 16;

/** An order that was sent and isn't answered yet. */
interface Attempt {
  idempotencyKey: string;
  /** The input as JSON, so that a changed cart or address counts as another attempt. */
  sent: string;
  sentAt: number;
}

/** If storage is blocked, an attempt lasts until a reload. */
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

/** Uses crypto.getRandomValues, which every browser has even without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key under which this same order was sent before without an answer; null if it wasn't. */
export function unansweredKey(input: CheckoutInput): string | null {
  const attempt = read();
  const isSame = attempt?.sent === JSON.stringify(input) && Date.now() - attempt.sentAt < HELD_MS;
  return isSame ? attempt.idempotencyKey : null;
}

/** Begins an attempt: until it's answered, resending the order is the same attempt. @returns its key. */
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

/** The attempt was answered, so ordering again starts another. */
export function endAttempt(): void {
  unstored = null;
  forgetAttempt();
}
