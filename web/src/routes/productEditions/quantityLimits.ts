import { MAX_QUANTITY } from '@treadline/schema/trade/listing/quantity';

/** The second page sets no limit: the server says what is available when the tyres are added. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** The third page offers what one order takes. */
export const ONE_ORDER = MAX_QUANTITY;
