import type { AdminOrderQuery } from './AdminOrder.generated.ts';

/** An order as its own screen shows it. */
export type AdminOrder = NonNullable<AdminOrderQuery['order']>;
