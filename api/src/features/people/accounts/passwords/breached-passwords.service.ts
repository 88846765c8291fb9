import { createHash } from 'node:crypto';
import { traced } from '../../../../platform/observability/tracing.ts';
import { Service } from '../../../../platform/services/services.ts';

/** All that leaves the shop of a password: the first characters of its SHA-1 in hexadecimal. */
const PREFIX_LENGTH = 5;
/** The time for the whole answer: a person waits for it. */
const PATIENCE_MS = 2_000;
/** An answer has some 1,000 lines of about 40 characters. */
const MAX_ANSWER_BYTES = 512 * 1024;
/** The rest of a SHA-1, and how often it was seen. */
const RANGE_LINE = /^[0-9a-f]{35}:\d+\r?$/im;
const HOUR_MS = 3_600_000;

/** @throws Error if there is more than a range can have. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`The answer has more than ${MAX_ANSWER_BYTES} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/**
 * The known hashes that begin with `prefix`, without it, each on a line with the number of times it was seen. Asks for
 * padding, so that an eavesdropper can't tell ranges apart by their size; padded lines have the count 0.
 * @see https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange
 * @throws Error if the service doesn't give a whole answer in time.
 */
async function readRange(url: string, prefix: string): Promise<string> {
  const response = await fetch(`${url}/${prefix}`, {
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status !== 200) throw new Error(`The answer has the status ${response.status}.`);
  const range = await textOf(response);
  // A padded range is never empty, so anything else comes from another service, such as a captive portal.
  if (!RANGE_LINE.test(range)) throw new Error('The answer isn’t a range of hashes.');
  return range;
}

/** Whether a range has a suffix, in upper case, with a count above 0. */
function hasSeen(range: string, suffix: string): boolean {
  return range.split('\n').some((line) => {
    const [listed = '', count] = line.trim().split(':');
    return listed.toUpperCase() === suffix && Number(count) > 0;
  });
}

/** Asks a service such as Have I Been Pwned which passwords are known from data breaches. Off without an address. */
export class BreachedPasswordsService extends Service {
  #toldAt = -Infinity;

  /**
   * Whether a password is known from a breach. False if the check is off, or if the service doesn't answer: customers
   * don't depend on it. Call it outside transactions.
   */
  async includes(password: string): Promise<boolean> {
    const { breachedPasswordsUrl: url } = this.platform.config.accounts;
    if (url === null) return false;
    // The service knows passwords by SHA-1; the shop's own hash is argon2id.
    const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
    try {
      const range = await traced('Pwned Passwords', 'client', {}, () =>
        readRange(url, hash.slice(0, PREFIX_LENGTH)),
      );
      return hasSeen(range, hash.slice(PREFIX_LENGTH));
    } catch (error) {
      this.#tell(error);
      return false;
    }
  }

  /** At most once an hour: there can be many sign-ups, and the operator needs to know only once. */
  #tell(error: unknown): void {
    const now = this.platform.now().getTime();
    if (now - this.#toldAt < HOUR_MS) return;
    this.#toldAt = now;
    this.platform.logger.warn(
      { err: error },
      'New passwords aren’t checked against data breaches: BREACHED_PASSWORDS_URL doesn’t answer as it should.',
    );
  }
}
