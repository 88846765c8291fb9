import type { Services } from './services.ts';

/** For a feature's module: registers an implementation of another feature's port on the services of one shop. */
export type Provider = (services: Services) => void;

/**
 * An interface that one feature declares and needs, and another implements. Neither imports the other: the implementing
 * feature's module names its service.
 */
export class Port<Service> {
  readonly #name: string;
  readonly #services = new WeakMap<Services, () => Service>();

  /** @param name for the error if no feature provides it. */
  constructor(name: string) {
    this.#name = name;
  }

  providedBy(service: new (services: Services) => Service): Provider {
    return (services) => {
      this.#services.set(services, () => services.get(service));
    };
  }

  /**
   * This shop's implementation.
   *
   * @throws Error if no module provides one.
   */
  in(services: Services): Service {
    const provided = this.#services.get(services);
    if (!provided) throw new Error(`No feature of this shop provides ${this.#name}.`);
    return provided();
  }
}
