import { ClipboardCheck, House, Package, RotateCcw, Truck, CircleX, type LucideIcon } from 'lucide-react';

/** The colours in which the API names how far an order has come, as text colours. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['amber', 'text-warn'],
  ['blue', 'text-ready'],
  ['purple', 'text-moving'],
  ['green', 'text-good'],
  ['red', 'text-bad'],
  ['grey', 'text-ink-2'],
]);

const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['clipboard-check', ClipboardCheck],
  ['package', Package],
  ['truck', Truck],
  ['house', House],
  ['circle-x', CircleX],
  ['rotate-ccw', RotateCcw],
]);

/** The text colour and the icon of a status. What the shop does not know looks like an order that was received. */
export function statusLook({ color, icon }: { color: string; icon: string }): {
  tone: string;
  Icon: LucideIcon;
} {
  return { tone: TONES.get(color) ?? 'text-warn', Icon: ICONS.get(icon) ?? ClipboardCheck };
}
