import type { AdminOrderQuery } from './AdminOrder.generated.ts';

/** An order on its own screen. */
export type AdminOrder = NonNullable<AdminOrderQuery['order']>;
