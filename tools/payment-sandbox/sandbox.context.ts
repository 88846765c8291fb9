import type { EventLog } from './events/event.log.ts';
import type { RefundPlan } from './payments/refund.shape.ts';
import type { SandboxLogger } from './sandbox.options.ts';
import type { SandboxStore } from './state/sandbox.store.ts';

/** What every part of the sandbox depends on. */
export interface SandboxContext {
  readonly store: SandboxStore;
  readonly events: EventLog;
  readonly logger: SandboxLogger;
  readonly shopName: string;
  /** Now, in whole seconds since 1970, as Stripe counts. */
  now(): number;
  /** Where the browser reaches the card page, without a trailing slash. */
  publicUrl(): string;
  /** A test's plan for the next refund; reading removes it. */
  takeRefundPlan(): RefundPlan | undefined;
}
