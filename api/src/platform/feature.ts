import type { FastifyInstance } from 'fastify';
import type { Job } from './job.ts';
import type { PersonalData } from './personal-data.ts';
import type { Services } from './services.ts';

/** Entity and resolver classes are values with a constructor; what they take is their own business. */
export type ClassValue = abstract new (...args: never[]) => object;

/** A feature's card: what it adds to the shop. Deleting a feature is deleting its folder and its card's line. */
export interface Feature {
  readonly entities?: readonly ClassValue[];
  readonly resolvers?: readonly ClassValue[];
  readonly jobs?: readonly Job[];
  /** What it keeps about people; without it, it keeps nothing about them. */
  readonly personalData?: readonly PersonalData[];
  /** HTTP paths that are no GraphQL, for example pictures. */
  readonly routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** Work that begins with the process and ends with it, for example a queue. Gives what ends it. */
  readonly start?: (services: Services) => Promise<() => Promise<void>>;
}
