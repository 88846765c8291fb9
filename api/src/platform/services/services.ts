import type { PersonalData } from './personal-data.ts';
import type { Platform } from './platform.ts';

/** The class of a service or resolver. */
export type ServiceClass<Service> = new (services: Services) => Service;

/**
 * One instance of each service and resolver per process. A service requests its dependencies when it's created; a
 * circle is refused at once, with the names of its members.
 */
export class Services {
  readonly platform: Platform;
  /** All features' personal data, so that it can be exported or erased without knowing the features. */
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
        `Circular service dependencies: ${[...this.#creating, service].map(({ name }) => name).join(' > ')}.`,
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
 * A service or resolver, one per process. Request each dependency in a field:
 * `readonly #settings = this.services.get(SettingsService)`.
 */
export abstract class Service {
  protected readonly services: Services;
  protected readonly platform: Platform;

  constructor(services: Services) {
    this.services = services;
    this.platform = services.platform;
  }
}
