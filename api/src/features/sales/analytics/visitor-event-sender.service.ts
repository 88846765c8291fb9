import { traced } from '../../../platform/observability/tracing.ts';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { providerOf } from './measurement.provider.ts';
import { VisitorEvent, type ReportedParameters } from './visitor-event.entity.ts';

/** The Measurement Protocol's limit of events in one request. */
const MOST_OF_A_REQUEST = 25;
const CLAIMED_AT_ONCE = 50;
/** Few enough that a slow provider can't use up all connections: ten timeouts in a row end before a claim expires. */
const POSTED_AT_ONCE = 5;
const TIMEOUT_MS = 5_000;
/** Minutes to wait after the first, second … attempt. Google accepts events up to three days old. */
const BACK_OFF_MINUTES = [1, 5, 30, 120, 480, 960];
const MINUTE_MS = 60_000;
const DAY_S = 86_400;
/** Google shows only events of visits that lasted some time. */
const ENGAGEMENT_MS = 100;

/** $1 is now. From $2 on, other processes can claim the events again, because this one must have died. */
const CLAIM = `
  update visitor_events set tries = tries + 1, next_try_at = $2
  where id in (
    select id from visitor_events where state = 'QUEUED' and next_try_at <= $1
    order by id limit ${CLAIMED_AT_ONCE} for update skip locked)
  returning id, name, client_id as "clientId", parameters, tries, at`;

interface Claimed {
  readonly id: number;
  readonly name: string;
  readonly clientId: string;
  readonly parameters: ReportedParameters;
  readonly tries: number;
  readonly at: Date;
}

/** Splits events into requests: events of one visitor at one instant, up to the limit. */
function requestsOf(claimed: readonly Claimed[]): Claimed[][] {
  const together = Map.groupBy(claimed, ({ clientId, at }) => `${clientId} ${at.getTime()}`);
  return [...together.values()].flatMap((events) =>
    Array.from({ length: Math.ceil(events.length / MOST_OF_A_REQUEST) }, (_, index) =>
      events.slice(index * MOST_OF_A_REQUEST, (index + 1) * MOST_OF_A_REQUEST),
    ),
  );
}

/**
 * The body of a request to Google's Measurement Protocol.
 * A session lasts one day, so the browser needn't store an id for shorter ones.
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference
 */
function bodyOf(events: readonly Claimed[]): object {
  const [first] = events;
  const seconds = Math.floor((first?.at.getTime() ?? 0) / 1_000);
  return {
    client_id: first?.clientId,
    timestamp_micros: (first?.at.getTime() ?? 0) * 1_000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: events.map(({ name, parameters }) => ({
      name,
      params: {
        ...parameters,
        session_id: String(seconds - (seconds % DAY_S)),
        engagement_time_msec: ENGAGEMENT_MS,
      },
    })),
  };
}

/** Sends queued events to the provider, then erases the visitor's number from them. */
export class VisitorEventSender extends Service {
  readonly #settings = this.services.get(SettingsService);

  /**
   * Sends all due events, and stops early if the provider doesn't take some. Without a provider, or with counting
   * switched off, it empties the queue: the events stay counted but are never sent.
   */
  async send(): Promise<void> {
    const { config, orm } = this.platform;
    const provider = providerOf(config, await this.#settings.read());
    if (!provider) {
      await orm.em
        .fork()
        .nativeUpdate(
          VisitorEvent,
          { state: 'QUEUED' },
          { state: 'COUNTED', clientId: null, nextTryAt: null },
        );
      return;
    }
    for (let claimed = await this.#claim(); claimed.length > 0; claimed = await this.#claim()) {
      if (!(await this.#post(provider.url, requestsOf(claimed)))) return;
    }
  }

  #claim(): Promise<Claimed[]> {
    const { sql, now } = this.platform;
    const at = now();
    return sql.rows<Claimed>(CLAIM, [at, new Date(at.getTime() + MINUTE_MS)]);
  }

  /** Sends the requests, a few at a time. @returns whether the provider took them all. */
  async #post(url: string, requests: readonly (readonly Claimed[])[]): Promise<boolean> {
    const taken: Claimed[] = [];
    for (let from = 0; from < requests.length; from += POSTED_AT_ONCE)
      await Promise.all(
        requests.slice(from, from + POSTED_AT_ONCE).map(async (events) => {
          const fault = await this.#fault(url, events);
          if (fault === null) taken.push(...events);
          else await this.#postpone(events, fault);
        }),
      );
    if (taken.length > 0) await this.#update(taken, { state: 'SENT', clientId: null, nextTryAt: null });
    return taken.length === requests.flat().length;
  }

  async #postpone(events: readonly Claimed[], fault: string): Promise<void> {
    const tries = Math.max(...events.map((event) => event.tries));
    const minutes = BACK_OFF_MINUTES[tries - 1];
    const nextTryAt =
      minutes === undefined ? null : new Date(this.platform.now().getTime() + minutes * MINUTE_MS);
    await this.#update(events, nextTryAt ? { nextTryAt } : { state: 'FAILED', clientId: null, nextTryAt });
    this.platform.logger.info(
      { fault, tries, count: events.length },
      'The provider did not take visitor events.',
    );
  }

  /** Events that were deleted meanwhile, because consent was withdrawn, stay deleted. */
  async #update(events: readonly Claimed[], changes: Partial<VisitorEvent>): Promise<void> {
    const ids = events.map(({ id }) => id);
    await this.platform.orm.em
      .fork()
      .nativeUpdate(VisitorEvent, { id: { $in: ids }, state: 'QUEUED' }, changes);
  }

  /** Why the provider didn't take the events; null if it did. Leaves out the URL, which contains the secret. */
  async #fault(url: string, events: readonly Claimed[]): Promise<string | null> {
    try {
      const response = await traced('analytics', 'client', {}, () =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(events)),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      await response.body?.cancel();
      return response.ok ? null : `answered ${response.status}`;
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'gave no answer' : 'cannot be reached';
    }
  }
}
