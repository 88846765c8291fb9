import type { EntityManager } from '@mikro-orm/postgresql';
import type { FitmentRow } from '../fitment/vehicle-fitment.ts';
import { Vehicle } from '../fitment/vehicle.entity.ts';
import { plain } from '../names/vehicle-names.ts';

/** One writer at a time compares a new name with all others. The number is arbitrary. */
const LOCK_NAMES = 'select pg_advisory_xact_lock(7111)';

type Named = Pick<FitmentRow, 'make' | 'model'>;

/** The names of all vehicles by make, with which a new one is compared. */
export class TakenNames {
  readonly #byMake = new Map<string, Map<number, Named>>();

  /** The names of the fitment table; nobody else can change them until the transaction of `em` ends. */
  static async locked(em: EntityManager): Promise<TakenNames> {
    await em.execute(LOCK_NAMES);
    return TakenNames.read(em);
  }

  /** The names of the fitment table as they're now. */
  static async read(em: EntityManager): Promise<TakenNames> {
    const names = new TakenNames();
    for (const { id, make, model } of await em.find(Vehicle, {}, { fields: ['make', 'model'] }))
      names.note(id, { make, model });
    return names;
  }

  /** The vehicles of a make, without this one. */
  besides(id: number | null, make: string): readonly Named[] {
    const all = this.#byMake.get(plain(make)) ?? new Map<number, Named>();
    return [...all].flatMap(([other, named]) => (other === id ? [] : [named]));
  }

  /** Notes a vehicle's new name. */
  note(id: number, named: Named): void {
    this.drop(id);
    const make = plain(named.make);
    const ofMake = this.#byMake.get(make) ?? new Map<number, Named>();
    this.#byMake.set(make, ofMake.set(id, named));
  }

  /** Notes that a vehicle is no longer there. */
  drop(id: number): void {
    for (const ofMake of this.#byMake.values()) ofMake.delete(id);
  }
}
