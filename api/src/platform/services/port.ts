import type { Services } from './services.ts';

/** For a feature's module: gives the services of one shop what another feature asks for. */
export type Provider = (services: Services) => void;

/**
 * Something that one feature asks of another without knowing which. The feature that asks declares the port and its
 * interface; the module of the one that answers names the service that does.
 */
export class Port<Service> {
  readonly #name: string;
  readonly #services = new WeakMap<Services, () => Service>();

  /** @param name for the error where nothing provides it. */
  constructor(name: string) {
    this.#name = name;
  }

  providedBy(service: new (services: Services) => Service): Provider {
    return (services) => {
      this.#services.set(services, () => services.get(service));
    };
  }

  /** The service that answers in this shop. @throws Error where no module names one. */
  in(services: Services): Service {
    const provided = this.#services.get(services);
    if (!provided) throw new Error(`No feature of this shop provides ${this.#name}.`);
    return provided();
  }
}
