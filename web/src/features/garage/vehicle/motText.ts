import { formatDate } from '../../../lib/text/format.ts';
import type { GarageVehicle } from './garageVehicle.ts';

type Mot = NonNullable<GarageVehicle['mot']>;

/** Whether the day that an MOT was due has passed. */
export function isOverdue({ dueOn }: Pick<Mot, 'dueOn'>, now = new Date()): boolean {
  return dueOn !== null && Date.parse(`${dueOn}T23:59:59Z`) < now.getTime();
}

/** When a vehicle's MOT is due: “MOT due 14 March 2027”. */
export function motText(mot: Pick<Mot, 'dueOn' | 'isFirst'> | null, now = new Date()): string {
  if (!mot?.dueOn) return 'We don’t know when its MOT is due';
  const day = formatDate(mot.dueOn);
  if (mot.isFirst) return isOverdue(mot, now) ? `First MOT was due ${day}` : `First MOT due ${day}`;
  return isOverdue(mot, now) ? `MOT expired on ${day}` : `MOT due ${day}`;
}
