import type { FastifyInstance } from 'fastify';
import type { ClassValue } from '../database/database.ts';
import type { PersonalData } from '../services/personal-data.ts';
import type { Provider } from '../services/port.ts';
import type { Services } from '../services/services.ts';
import type { Listener } from '../services/shop-event.ts';
import type { ImportKind } from './import-kind.ts';
import type { Job } from './job.ts';
import type { SitemapKind } from './sitemap.ts';
import type { StaffPath } from './staff-path.ts';

/** A feature's module: what it adds to the shop. */
export interface Feature {
  readonly entities?: readonly ClassValue[];
  readonly resolvers?: readonly ClassValue[];
  readonly jobs?: readonly Job[];
  /** The personal data it stores; absent if it stores none. */
  readonly personalData?: readonly PersonalData[];
  /** Its reactions to other features' events. */
  readonly listens?: readonly Listener[];
  /** Implementations for features that must not import this one. */
  readonly provides?: readonly Provider[];
  /** Its kinds of page for search engines. */
  readonly sitemap?: readonly SitemapKind[];
  /** The name prefixes of its files that can't be regenerated, such as `photographs/`. Backups include them. */
  readonly originals?: readonly string[];
  /** Its files for staff, in both directions. */
  readonly staffPaths?: readonly StaffPath[];
  /** Its kinds of file to import. */
  readonly imports?: readonly ImportKind[];
  /** HTTP paths besides GraphQL, for example pictures. */
  readonly routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** Work for the start of the shop, done once, however many processes it has. */
  readonly prepare?: (services: Services) => void | Promise<void>;
  /** Work that starts and ends with each process, for example a queue. Returns a function that stops it. */
  readonly start?: (services: Services) => Promise<() => Promise<void>>;
}
