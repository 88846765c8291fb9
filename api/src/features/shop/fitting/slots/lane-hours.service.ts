import { Service } from '../../../../platform/services/services.ts';
import { daysAfter, type Day } from '../../delivery/index.ts';
import { openPeriod, whyClosed, type WorkingTimes } from './opening.ts';
import { SlotReader } from './slot-reader.service.ts';

/** When a bay or van works on a day. */
export interface LaneDay {
  readonly day: Day;
  /** Null if it doesn't work. */
  readonly opens: Date | null;
  readonly closes: Date | null;
  /** In a few words; null if it works. */
  readonly closedBecause: string | null;
}

/** A bay of a centre, or a van: it does one job at a time. */
export interface Lane {
  /** The bay, counted from 1, or the van's number. */
  readonly number: number;
  readonly name: string;
  readonly days: readonly LaneDay[];
}

/** The lanes of a place. */
export interface Lanes {
  /** The centre's name, or "Vans". */
  readonly place: string;
  readonly lanes: readonly Lane[];
}

function hoursOn(times: WorkingTimes, day: Day): LaneDay {
  const open = openPeriod(times, day);
  return {
    day,
    opens: open && new Date(open.from),
    closes: open && new Date(open.until),
    closedBecause: open ? null : whyClosed(times, day),
  };
}

/** Says when bays and vans work. */
export class LaneHours extends Service {
  readonly #reader = this.services.get(SlotReader);

  /**
   * The bays of a centre, or the vans, with their hours on some days from `first` on; null for an unknown centre.
   * @param centre its slug; null for the vans.
   */
  async read(centre: string | null, first: Day, count: number): Promise<Lanes | null> {
    const days = Array.from({ length: count }, (_, index) => daysAfter(first, index));
    const daysOf = (times: WorkingTimes): LaneDay[] => days.map((day) => hoursOn(times, day));
    if (centre === null) {
      const vans = await this.#reader.vans(first);
      const lanes = vans.map((van) => ({ number: van.id, name: van.name, days: daysOf(van) }));
      return { place: 'Vans', lanes };
    }
    const found = await this.#reader.centre(centre, first);
    if (!found) return null;
    const bays = Array.from({ length: found.bays }, (_, index) => index + 1);
    const hours = daysOf(found);
    return {
      place: found.name,
      lanes: bays.map((number) => ({ number, name: `Bay ${number}`, days: hours })),
    };
  }
}
