import type { StateFile } from './state.file.ts';
import type {
  Charge,
  CheckoutSession,
  Dispute,
  LineItem,
  PaymentIntent,
  Product,
  Refund,
  ShippingRate,
  WireEvent,
} from './wire.objects.ts';

/** The merchant's data for the PaymentIntent, stored until the first attempt to pay creates one. */
export interface IntentDetails {
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  shipping: PaymentIntent['shipping'];
}

export interface CheckoutRecord {
  session: CheckoutSession;
  lineItems: LineItem[];
  intentDetails: IntentDetails;
}

/** A card that waits for its holder's authentication. It holds only the test card's token, never a number. */
export interface WaitingCard {
  token: string;
  expMonth: number;
  expYear: number;
  name: string;
  email: string | null;
}

export interface SavedAnswer {
  fingerprint: string;
  endpoint: string;
  requestId: string;
  status: number;
  body: string;
  savedAt: number;
}

interface SandboxTables {
  sessions: Map<string, CheckoutRecord>;
  paymentIntents: Map<string, PaymentIntent>;
  waitingCards: Map<string, WaitingCard>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  products: Map<string, Product>;
  shippingRates: Map<string, ShippingRate>;
  events: Map<string, WireEvent>;
  /** Event id -> number of failed attempts, for every pending delivery. */
  deliveries: Map<string, number>;
  answers: Map<string, SavedAnswer>;
}

const STATE_VERSION = 1;

/** The sandbox's whole state, in memory; mirrored to a file if one is given. */
export class SandboxStore {
  readonly tables: SandboxTables;
  readonly #file: StateFile | undefined;

  constructor(file?: StateFile) {
    this.#file = file;
    this.tables = file?.read(parseState) ?? emptyTables();
  }

  /** Reports that the tables changed; the file is written a moment later. */
  changed(): void {
    this.#file?.save(() => formatState(this.tables));
  }

  /** Resolves when every change so far is on disk; at once without a file. */
  async saved(): Promise<void> {
    await this.#file?.saved();
  }

  /** Finds any object that other objects refer to by id. */
  find(id: string): object | undefined {
    const { sessions, paymentIntents, charges, refunds, products, shippingRates } = this.tables;
    return (
      sessions.get(id)?.session ??
      paymentIntents.get(id) ??
      charges.get(id) ??
      refunds.get(id) ??
      products.get(id) ??
      shippingRates.get(id)
    );
  }
}

function emptyTables(): SandboxTables {
  return {
    sessions: new Map(),
    paymentIntents: new Map(),
    waitingCards: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    products: new Map(),
    shippingRates: new Map(),
    events: new Map(),
    deliveries: new Map(),
    answers: new Map(),
  };
}

function formatState(tables: SandboxTables): string {
  const entries = Object.entries(tables).map(([name, table]) => [name, [...table]]);
  return JSON.stringify({ version: STATE_VERSION, tables: Object.fromEntries(entries) });
}

/**
 * Parses the output of `formatState`.
 * @throws Error if the text isn't a valid state, so that the caller can set the file aside.
 */
function parseState(text: string): SandboxTables {
  const state: unknown = JSON.parse(text);
  if (!isRecord(state) || state.version !== STATE_VERSION || !isRecord(state.tables)) {
    throw new Error(`Expected a sandbox state of version ${STATE_VERSION}.`);
  }
  const tables = emptyTables();
  for (const [name, table] of Object.entries(tables) as [string, Map<string, unknown>][]) {
    const rows = state.tables[name];
    // The state predates this table.
    if (rows === undefined) continue;
    if (!Array.isArray(rows)) throw new Error(`Expected a list of ${name}.`);
    for (const row of rows as unknown[]) {
      if (!isRow(row)) throw new Error(`Expected each entry of ${name} to be an id and its value.`);
      table.set(row[0], row[1]);
    }
  }
  return tables;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The sandbox trusts rows of the right outer form, because only it writes this file.
function isRow(row: unknown): row is [id: string, value: unknown] {
  return Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && row[1] !== null;
}
