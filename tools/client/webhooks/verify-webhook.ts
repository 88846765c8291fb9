import type { WebhookEvent } from './webhook-event.ts';
import { WebhookSignatureError } from './webhook-signature-error.ts';

const DEFAULT_TOLERANCE_SECONDS = 300;
/** `t=<seconds>,v1=<HMAC-SHA256 in hexadecimal digits>`. */
const SIGNATURE = /^t=(\d{1,15}),v1=([\da-f]{64})$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** A request as it reached your endpoint. */
export interface WebhookRequest {
  /** The raw body: parsing and printing it again changes its bytes. */
  readonly body: string | Uint8Array;
  /** The header `Treadline-Signature`. */
  readonly signature: string | null | undefined;
  /** The secret of the endpoint, `whsec_…`, which `createWebhookEndpoint` gave. */
  readonly secret: string;
  /** How old the signature may be, in seconds; 300 unless given. */
  readonly toleranceSeconds?: number | undefined;
  /** The time now, in milliseconds since 1970; `Date.now` unless given. */
  readonly now?: (() => number) | undefined;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The signed bytes: the second, a dot and the body. */
function signedBytes(seconds: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const [time, content] = [bytesOf(`${seconds}.`), typeof body === 'string' ? bytesOf(body) : body];
  const bytes = new Uint8Array(time.length + content.length);
  bytes.set(time);
  bytes.set(content, time.length);
  return bytes;
}

/**
 * Checks that a request comes from the shop, and gives its event. The signatures are compared in constant time.
 * @throws TypeError if the secret is empty.
 * @throws WebhookSignatureError if the signature is missing, wrong or too old. Answer such a request with 400.
 */
export async function verifyWebhook({
  body,
  signature,
  secret,
  ...when
}: WebhookRequest): Promise<WebhookEvent> {
  if (secret === '') throw new TypeError('The secret of the webhook is empty.');
  const { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = Date.now } = when;
  const [, seconds, digest] = SIGNATURE.exec(signature ?? '') ?? [];
  if (seconds === undefined || digest === undefined) throw new WebhookSignatureError('malformed');
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), HMAC, false, ['verify']);
  const isGenuine = await crypto.subtle.verify('HMAC', key, fromHex(digest), signedBytes(seconds, body));
  if (!isGenuine) throw new WebhookSignatureError('mismatch');
  if (Math.abs(now() / 1_000 - Number(seconds)) > toleranceSeconds)
    throw new WebhookSignatureError('expired');
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent;
}
