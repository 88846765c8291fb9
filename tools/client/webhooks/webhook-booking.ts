/** A fitting of an order's tyres. It holds no personal data. */
export interface WebhookBooking {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  /** At a centre, or by a van. */
  readonly way: 'FITTED' | 'MOBILE';
  readonly state:
    | 'HELD'
    | 'RELEASED'
    | 'REQUESTED'
    | 'CONFIRMED'
    | 'NEEDS_SLOT'
    | 'DONE'
    | 'NO_SHOW'
    | 'CANCELLED';
  /** The centre's identifier; null for a van. */
  readonly centre: string | null;
  /** The van's number; null for a centre. */
  readonly van: number | null;
  /** In ISO 8601; null if it needs another time. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}
