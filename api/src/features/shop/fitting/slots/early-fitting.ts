import { InvalidInput } from '../../../../platform/input/invalid-input.ts';

const MESSAGE =
  'Please ask us to do the fitting within the period in which you can cancel, or choose a later time';

/**
 * Refuses a fitting within the period for cancelling that its buyer hasn't expressly requested (Consumer Contracts
 * Regulations 2013, regulation 36).
 */
export const earlyFittingUnrequested = (): InvalidInput =>
  InvalidInput.of(MESSAGE, [{ path: 'requestsEarlyFitting', message: MESSAGE }]);
