import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from './services.ts';

/** For a feature's module: registers a listener on the services of one shop. */
export type Listener = (services: Services) => void;

/**
 * Something that happens in the shop. The feature in which it happens declares and announces it; other features react
 * to it in their modules, and the announcer doesn't know them.
 */
export class ShopEvent<Fact> {
  readonly #hearers = new WeakMap<Services, ((em: EntityManager, fact: Fact) => Promise<void>)[]>();

  /** Registers a listener that runs in the announcer's transaction. */
  listener(hear: (services: Services, em: EntityManager, fact: Fact) => Promise<void>): Listener {
    return (services) => {
      const hearers = this.#hearers.get(services) ?? [];
      this.#hearers.set(services, [...hearers, (em, fact) => hear(services, em, fact)]);
    };
  }

  /**
   * Calls every listener, in the order of the modules, in the transaction of `em`.
   * @throws whatever a listener throws, so that the whole transaction fails.
   */
  async announce(services: Services, em: EntityManager, fact: Fact): Promise<void> {
    for (const hear of this.#hearers.get(services) ?? []) await hear(em, fact);
  }
}
