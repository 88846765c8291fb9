import { PublicError } from '../../../../platform/services/errors.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { paymentGateway } from './payment-gateway.port.ts';

/**
 * Awaits work that needs the gateway, for a caller who can only retry.
 * @throws PublicError SERVICE_UNAVAILABLE instead of the gateway's own error, which is logged.
 */
export async function orUnavailable<Result>(services: Services, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (paymentGateway.in(services).faultOf(error) === null) throw error;
    services.platform.logger.warn({ err: error }, 'Stripe could not be reached about a payment.');
    throw new PublicError(
      'SERVICE_UNAVAILABLE',
      'We can’t reach our payment provider at the moment. Please try again in a minute.',
    );
  }
}
