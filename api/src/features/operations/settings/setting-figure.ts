import { formatPrice } from '@treadline/schema/trade/values/money';
import { isRecord } from '../../../platform/text/record.ts';
import type { AuditFigures } from '../audit/index.ts';
import type { Setting } from './setting.ts';

type Figure = AuditFigures[string];

const hoursOf = ({ opens, closes }: Readonly<Record<string, unknown>>): string =>
  typeof opens === 'string' && typeof closes === 'string' ? `${opens}–${closes}` : 'closed';

/** A row of opening hours, or a special day, as text. */
function dayFigure(day: unknown): string {
  if (!isRecord(day)) return '';
  const name =
    typeof day['date'] === 'string' ? `${String(day['name'])} ${day['date']}` : String(day['days']);
  return `${name} ${hoursOf(day)}`;
}

/** A setting's value as the audit log shows it. */
export function figureOf(setting: Setting<unknown> | undefined, value: unknown): Figure {
  const kind = setting?.kind;
  if (kind === 'MONEY' && typeof value === 'number') return formatPrice(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value))
    return kind === 'LINES' ? value.join(', ') : value.map((day) => dayFigure(day)).join(', ');
  if (!isRecord(value)) return null;
  return (setting?.parts ?? [])
    .map(({ key, label }) => {
      const part = value[key];
      return `${label} ${kind === 'AMOUNTS' && typeof part === 'number' ? formatPrice(part) : String(part ?? '–')}`;
    })
    .join(', ');
}
