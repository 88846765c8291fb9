import { integer, type Environment } from './environment.ts';

/** Limits on anonymous callers' requests and documents. */
export interface LimitsConfig {
  readonly depth: number;
  /** Tokens of a GraphQL document, as its grammar counts them. */
  readonly tokens: number;
  readonly aliases: number;
  readonly guestCost: number;
  readonly adminCost: number;
  /** Requests a minute from one network address. An IPv6 /64 counts as one address, here and below. */
  readonly requestsPerMinute: number;
  /** Pages a minute that a process renders for one network; cached ones don't count. */
  readonly pagesPerMinute: number;
  readonly keyRequestsPerMinute: number;
  /** Reads of payment sessions an hour, from one address; for the buyer, of one order. */
  readonly paymentReadsPerHour: number;
  /** Failed sign-ins and registrations in 15 minutes, from one address. */
  readonly signInsPerAddress: number;
  /** Checkouts from one address while the first one's units are reserved. */
  readonly checkoutsPerAddress: number;
  /** Units that checkouts from one address can reserve. */
  readonly unitsPerAddress: number;
}

/** @throws ConfigError for a limit that isn't a whole number or is out of bounds. */
export function readLimits(env: Environment): LimitsConfig {
  return {
    depth: integer(env, 'GRAPHQL_MAX_DEPTH', 10, 1, 100),
    tokens: integer(env, 'GRAPHQL_MAX_TOKENS', 2_000, 100, 1_000_000),
    aliases: integer(env, 'GRAPHQL_MAX_ALIASES', 15, 0, 1_000),
    guestCost: integer(env, 'GRAPHQL_MAX_COST', 1_000, 1, 1_000_000),
    adminCost: integer(env, 'GRAPHQL_MAX_ADMIN_COST', 5_000, 1, 1_000_000),
    requestsPerMinute: integer(env, 'REQUESTS_PER_MINUTE', 1_200, 1, 10_000_000),
    pagesPerMinute: integer(env, 'PAGES_PER_MINUTE', 240, 1, 10_000_000),
    keyRequestsPerMinute: integer(env, 'API_KEY_REQUESTS_PER_MINUTE', 600, 1, 10_000_000),
    paymentReadsPerHour: integer(env, 'PAYMENT_READS_PER_HOUR', 30, 1, 10_000_000),
    signInsPerAddress: integer(env, 'SIGN_INS_PER_ADDRESS', 20, 1, 10_000_000),
    checkoutsPerAddress: integer(env, 'CHECKOUTS_PER_ADDRESS', 20, 1, 10_000_000),
    unitsPerAddress: integer(env, 'PIECES_PER_ADDRESS', 200, 1, 10_000_000),
  };
}
