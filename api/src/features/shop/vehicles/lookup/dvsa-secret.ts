import { plusDays } from '@treadline/schema/trade/values/day';
import { inLondon } from '../../../../platform/text/london-time.ts';

/** DVSA's own first email comes 30 days before the end as well. */
const NOTICE_DAYS = 30;

/** Whether a client secret can be used for long, must be renewed, or no longer works. */
export type SecretStanding = 'valid' | 'expiring' | 'expired';

/**
 * How a client secret stands.
 * @param expires its last day, as YYYY-MM-DD: it counts as expired on that day, because nobody knows the hour. Null if
 * the operator hasn't stated it.
 */
export function secretStanding(expires: string | null, now: Date): SecretStanding {
  const { day } = inLondon(now);
  if (expires === null || day < plusDays(expires, -NOTICE_DAYS)) return 'valid';
  return day < expires ? 'expiring' : 'expired';
}

const REFUSED = new Set([401, 403]);

/**
 * The advice to the operator after DVSA refused a request.
 * @param usual the advice unless the refusal comes from an expired secret.
 */
export function refusalAdvice(status: number, expires: string | null, now: Date, usual: string): string {
  return REFUSED.has(status) && secretStanding(expires, now) === 'expired'
    ? `the client secret expired on ${expires}, so renew it.`
    : usual;
}
