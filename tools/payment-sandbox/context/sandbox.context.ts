import type { RefundPlan } from '../shapes/refund.shape.ts';
import type { SandboxLogger } from '../state/sandbox.options.ts';
import type { SandboxStore } from '../state/sandbox.store.ts';
import type { EventLog } from '../webhooks/event.log.ts';

/** Shared by all parts of the sandbox. */
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
