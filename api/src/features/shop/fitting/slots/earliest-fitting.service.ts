import { jobMinutes, type JobTyres } from '@treadline/schema/trade/fitting/fitting-job';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { daysAfter, leavesAt, type Day } from '../../delivery/index.ts';
import { PlaceService } from '../place.service.ts';
import { centreStarts, type TakenBay } from './centre-slots.ts';
import { SlotReader, type NearCentre } from './slot-reader.service.ts';
import { lastBookingDay, readyAtCentre, refusalOf } from './slot-rules.ts';

/** How many centres around the base town are considered. */
const CENTRES = 12;
/** How long what is free there is taken as known: cards promise a day, and the cart checks it. */
const KNOWN_MS = 60_000;

interface Surroundings {
  readonly centres: readonly NearCentre[];
  readonly taken: readonly TakenBay[][];
  /** The first days by job. */
  readonly days: Map<string, Day | null>;
}

/** The first day on which tyres ordered now can be fitted around the base town, for cards and product pages. */
export class EarliestFittings extends Service {
  readonly #places = this.services.get(PlaceService);
  readonly #reader = this.services.get(SlotReader);
  readonly #settings = this.services.get(SettingsService);
  #known: Promise<Surroundings> | null = null;
  #until = 0;

  /**
   * The first day for these tyres, which are here after so many working days; null if no centre around the base town
   * can fit them soon.
   */
  async dayFor(tyres: JobTyres, waitDays: number): Promise<Day | null> {
    const [{ centres, taken, days }, settings] = await Promise.all([
      this.#surroundings(),
      this.#settings.read(),
    ]);
    const key = JSON.stringify([tyres, waitDays]);
    const known = days.get(key);
    if (known !== undefined) return known;
    const now = this.platform.now();
    const job = { tyres: [tyres], extras: [] };
    const minutes = jobMinutes(job, 'FITTED');
    const last = lastBookingDay(now);
    const from = leavesAt(now, waitDays, settings);
    let first: Day | null = null;
    for (const [index, { centre }] of centres.entries()) {
      if (refusalOf(centre, job) !== null) continue;
      const ready = readyAtCentre(centre, from, settings);
      const until = first ?? last;
      for (let day = inLondon(ready).day; day <= until; day = daysAfter(day, 1)) {
        const starts = centreStarts(centre, taken[index] ?? [], { day, minutes, notBefore: ready.getTime() });
        if (starts.length === 0) continue;
        first = day;
        break;
      }
    }
    days.set(key, first);
    return first;
  }

  /** The centres around the base town with what is taken there, read at most once a minute. */
  #surroundings(): Promise<Surroundings> {
    const now = this.platform.now().getTime();
    if (this.#known && now < this.#until && now >= this.#until - KNOWN_MS) return this.#known;
    this.#until = now + KNOWN_MS;
    this.#known = this.#read().catch((error: unknown) => {
      this.#known = null;
      throw error;
    });
    return this.#known;
  }

  async #read(): Promise<Surroundings> {
    const now = this.platform.now();
    const { baseTown } = await this.#settings.read();
    const place = await this.#places.find(baseTown);
    const centres = place ? await this.#reader.nearest(place, inLondon(now).day, CENTRES) : [];
    const taken = await this.#reader.takenBays(
      centres.map(({ centre }) => centre.slug),
      now,
    );
    return { centres, taken, days: new Map() };
  }
}
