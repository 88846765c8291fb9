import type { EntityManager } from '@mikro-orm/postgresql';
import { ONLY_COUNTED } from '@treadline/schema/trade/people/analytics-consent';
import { visitorEvents } from '@treadline/schema/trade/people/visitor-event';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { CatalogueDirectory, Product } from '../../shop/catalogue/index.ts';
import { Order } from '../orders/index.ts';
import { providerOf } from './measurement.provider.ts';
import { visitParameters, type NamedTyre } from './reported-event.ts';
import { VisitorEvent, type ReportedParameters } from './visitor-event.entity.ts';
import type { RecordVisitorEventsInput, VisitorEventInput } from './visitor-event.inputs.ts';
import type { VisitorCounting, VisitorEventCount, VisitorFigures } from './visitor-event.results.ts';

const MINUTE_S = 60;
/** A hurried visitor sends some twenty a minute, and a whole office can share one address. */
const MOST_A_MINUTE = 300;
const DAY_S = 86_400;
/** A mobile network can share one address, but a client that sends all day isn't a visitor. */
const MOST_A_DAY = 20_000;
/** How far back the owner's figures go. */
const KEPT_DAYS = 30;
const DAY_MS = DAY_S * 1_000;

const COUNT = `
  select name, count(*)::integer as count from visitor_events where at >= $1 group by name order by 2 desc, name`;

const WAITING = `
  select count(*) filter (where state = 'QUEUED')::integer as waiting,
    count(*) filter (where state = 'FAILED')::integer as failed
  from visitor_events where state in ('QUEUED', 'FAILED')`;

/** The first state of an event: queued if the consent is a number, else only counted. */
function begun(consent: string, now: Date): Pick<VisitorEvent, 'clientId' | 'nextTryAt' | 'state'> {
  return consent === ONLY_COUNTED
    ? { clientId: null, state: 'COUNTED', nextTryAt: null }
    : { clientId: consent, state: 'QUEUED', nextTryAt: now };
}

/** Counts what consenting visitors do, and queues it for the provider they agreed to. */
export class VisitorEventService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #settings = this.services.get(SettingsService);
  readonly #byMinute = createLimiter(this.platform, 'visitor-events', MOST_A_MINUTE, MINUTE_S);
  readonly #byDay = createLimiter(this.platform, 'visitor-events-day', MOST_A_DAY, DAY_S);

  /** How visits are counted now, for the consent banner. */
  async counting(): Promise<VisitorCounting> {
    const settings = await this.#settings.read();
    return {
      isAsked: settings.analyticsIsAsked,
      question: settings.analyticsConsentText,
      provider: providerOf(this.platform.config, settings)?.name ?? null,
    };
  }

  /**
   * Stores a visitor's events; a job sends them later.
   * @returns how many events were counted; 0 while counting is switched off.
   * @throws PublicError TOO_MANY_REQUESTS after too many from one network in a minute or a day.
   */
  async record({ consent, events }: RecordVisitorEventsInput, network: string): Promise<number> {
    const { orm, config, now } = this.platform;
    const { analyticsIsAsked, baseTown } = await this.#settings.read();
    if (events.length === 0 || !analyticsIsAsked) return 0;
    await this.#take(network, events);
    const em = orm.em.fork();
    const tyres = await this.#tyresOf(em, events);
    const at = now();
    const state = begun(consent, at);
    const shop = { address: config.publicUrl, serviceArea: baseTown.toLowerCase() };
    for (const event of events)
      em.create(VisitorEvent, {
        ...state,
        name: visitorEvents[event.name].reportedAs,
        parameters: visitParameters(event, shop, tyres),
        at,
      });
    await em.flush();
    return events.length;
  }

  /** Each tyre in an event counts towards the limit like an event, because it's stored too. */
  async #take(network: string, events: readonly VisitorEventInput[]): Promise<void> {
    const points = events.reduce((sum, { items }) => sum + 1 + (items?.length ?? 0), 0);
    await this.#byDay.require(network, 'Too many events. Please try again tomorrow.', points);
    await this.#byMinute.require(network, 'Too many events. Please try again in a minute.', points);
  }

  async #tyresOf(em: EntityManager, events: readonly VisitorEventInput[]): Promise<Map<number, NamedTyre>> {
    const ids = new Set(events.flatMap(({ items }) => (items ?? []).map(({ productId }) => productId)));
    if (ids.size === 0) return new Map();
    const { brands } = await this.#directory.read();
    const products = await em.find(Product, { id: { $in: [...ids] }, published: true, deletedAt: null });
    return new Map(
      products.map(({ id, sku, name, brandId, price }) => [
        id,
        { sku, name, brand: brands.get(brandId)?.name ?? '', price },
      ]),
    );
  }

  /**
   * Stores an event of an order in the transaction of `em`, once for each `onceKey`. Stores nothing if the buyer didn't
   * agree to be counted or counting is switched off.
   * @param name Google Analytics 4's name for the event.
   */
  async recordOnce(
    em: EntityManager,
    { analyticsConsent }: Order,
    { name, onceKey, parameters }: { name: string; onceKey: string; parameters: ReportedParameters },
  ): Promise<void> {
    if (analyticsConsent === null || !(await this.#settings.readIn(em)).analyticsIsAsked) return;
    const at = this.platform.now();
    await em.upsert(
      VisitorEvent,
      { ...begun(analyticsConsent, at), name, onceKey, parameters, at },
      { onConflictFields: ['onceKey'], onConflictAction: 'ignore' },
    );
  }

  /**
   * Forgets a withdrawn consent: deletes its unsent events and removes it from its orders.
   * @returns whether anything was stored about it.
   */
  async forget(consent: string): Promise<boolean> {
    if (consent === ONLY_COUNTED) return false;
    return this.platform.orm.em.fork().transactional(async (em) => {
      // This waits for an order that's being settled, so its purchase is recorded by the time we delete events.
      const orders = await em.nativeUpdate(Order, { analyticsConsent: consent }, { analyticsConsent: null });
      const events = await em.nativeDelete(VisitorEvent, { clientId: consent });
      return events + orders > 0;
    });
  }

  /** The owner's figures for the last 30 days. */
  async figures(): Promise<VisitorFigures> {
    const { sql } = this.platform;
    const since = this.#oldest();
    const counts = await sql.rows<VisitorEventCount>(COUNT, [since]);
    const [queue] = await sql.rows<Pick<VisitorFigures, 'waiting' | 'failed'>>(WAITING, []);
    return { since, counts, waiting: queue?.waiting ?? 0, failed: queue?.failed ?? 0 };
  }

  /** Deletes events older than the owner's figures. */
  async forgetOld(): Promise<void> {
    await this.platform.orm.em.fork().nativeDelete(VisitorEvent, { at: { $lt: this.#oldest() } });
  }

  #oldest(): Date {
    return new Date(this.platform.now().getTime() - KEPT_DAYS * DAY_MS);
  }
}
