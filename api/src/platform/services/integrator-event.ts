import type { EntityManager } from '@mikro-orm/postgresql';
import { openEnum } from './enums.ts';
import type { Services } from './services.ts';
import { ShopEvent } from './shop-event.ts';

/** Every event that integrators can receive; each registers itself where it's declared. */
const events = openEnum('WebhookEvent', 'An event that the shop reports to integrators.');
export const WebhookEvent = events.values;

/** An event about to leave the shop. */
export interface Publication {
  /** Its name in the schema, for example ORDER_PAID. */
  readonly event: string;
  /** Its name in bodies and headers, for example order.paid. */
  readonly type: string;
  /** Plain values: money in pence, dates as `Date`. */
  readonly data: object;
}

/** Announced with every integrator event, for features that deliver events to integrators. */
export const published = new ShopEvent<Publication>();

/**
 * An event that integrators can subscribe to, declared by the feature in which it happens. Its data identifies no
 * person, because webhook endpoints aren't trusted with customers' data.
 */
export class IntegratorEvent<Data extends object> {
  readonly #names: Pick<Publication, 'event' | 'type'>;

  /** @param when the rest of its description after the type, for example "an order was placed". */
  constructor(event: string, type: string, when: string) {
    this.#names = { event, type };
    events.add(event, `${type}: ${when}`);
  }

  /** The event with its data, ready for delivery. */
  with(data: Data): Publication {
    return { ...this.#names, data };
  }

  /** Publishes it in the transaction of `em`: it leaves the shop only if that is committed. */
  publish(services: Services, em: EntityManager, data: Data): Promise<void> {
    return published.announce(services, em, this.with(data));
  }
}
