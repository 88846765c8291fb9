import type { OrderStatus, StatusTone } from '@treadline/schema/trade/order/order-status';
import { ClipboardCheck, House, Package, RotateCcw, Truck, CircleX, type LucideIcon } from 'lucide-react';

const COLOURS: Readonly<Record<StatusTone, string>> = {
  WAITING: 'text-warn',
  ACTIVE: 'text-ready',
  MOVING: 'text-moving',
  POSITIVE: 'text-good',
  NEGATIVE: 'text-bad',
  NEUTRAL: 'text-ink-2',
};

const ICONS: Readonly<Record<OrderStatus, LucideIcon>> = {
  PENDING: ClipboardCheck,
  PROCESSING: Package,
  SHIPPED: Truck,
  DELIVERED: House,
  CANCELLED: CircleX,
  REFUNDED: RotateCcw,
};

/** A status's text colour and icon. A status that only a newer server knows looks like "received". */
export function statusLook({ status, tone }: { status: string; tone: string }): {
  colour: string;
  Icon: LucideIcon;
} {
  return {
    colour: new Map(Object.entries(COLOURS)).get(tone) ?? COLOURS.WAITING,
    Icon: new Map(Object.entries(ICONS)).get(status) ?? ICONS.PENDING,
  };
}
