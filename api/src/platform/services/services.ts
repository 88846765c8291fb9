import type { PersonalData } from './personal-data.ts';
import type { Platform } from './platform.ts';

type ServiceClass<Service> = new (services: Services) => Service;

/**
 * One instance of each service and resolver per process. A service asks for its neighbours as it
 * is made; a circle is refused at once and named.
 */
export class Services {
  readonly platform: Platform;
  /**
   * The personal data of all features together: no feature needs to know the others to export or erase it.
   */
  readonly personalData: readonly PersonalData[];
  readonly #instances = new Map<ServiceClass<unknown>, unknown>();
  readonly #creating: ServiceClass<unknown>[] = [];

  constructor(platform: Platform, personalData: readonly PersonalData[]) {
    this.platform = platform;
    this.personalData = personalData;
  }

  get<Service>(service: ServiceClass<Service>): Service {
    const known = this.#instances.get(service);
    if (known) return known as Service;
    if (this.#creating.includes(service))
      throw new Error(
        `Services need each other in a circle: ${[...this.#creating, service].map(({ name }) => name).join(' > ')}.`,
      );
    this.#creating.push(service);
    try {
      const made = new service(this);
      this.#instances.set(service, made);
      return made;
    } finally {
      this.#creating.pop();
    }
  }
}

/**
 * A service or resolver, of which a process has one. A field asks for each neighbour it needs:
 * `readonly #mail = this.services.get(MailService)`.
 */
export abstract class Service {
  protected readonly services: Services;
  protected readonly platform: Platform;

  constructor(services: Services) {
    this.services = services;
    this.platform = services.platform;
  }
}
