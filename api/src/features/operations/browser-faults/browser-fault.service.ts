import { createLimiter } from '../../../platform/limits/limiter.ts';
import { Service } from '../../../platform/services/services.ts';
import type { ReportBrowserFaultInput } from './browser-fault.inputs.ts';

const HOUR_S = 3_600;
/** A page reports five at most, and everyone in an office shares one address. */
const MOST_AN_HOUR = 60;

/** Logs exceptions in browsers, which only the visitor would see otherwise. */
export class BrowserFaultService extends Service {
  readonly #limiter = createLimiter(this.platform, 'browser-faults', MOST_AN_HOUR, HOUR_S);

  /** @throws PublicError TOO_MANY_REQUESTS if a network reports too many in an hour. */
  async report({ message, calls, page }: ReportBrowserFaultInput, network: string): Promise<void> {
    await this.#limiter.require(network, 'Too many reports. Please try again in an hour.');
    this.platform.metrics.browserFaults.inc();
    this.platform.logger.error({ fault: message, calls, page }, 'A page failed in a visitor’s browser.');
  }
}
