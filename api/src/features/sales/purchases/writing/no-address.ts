import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Supplier } from '../../../shop/suppliers/index.ts';

/** The refusal to send an email to a supplier without an address. */
export const noAddress = (message: string, { name }: Supplier): InvalidInput =>
  InvalidInput.of(message, [
    { path: 'byEmail', message: `${name} has no email address. Add one, or untick the email` },
  ]);
