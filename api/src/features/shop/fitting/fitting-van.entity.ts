import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WeekdayHours } from '@treadline/schema/trade/values/week';
import type { FittingService } from './fitting.enums.ts';

/** A van that fits tyres where the vehicle stands. */
@Entity({ tableName: 'fitting_vans' })
export class FittingVan {
  @PrimaryKey({ type: 'smallint' })
  id: number & Opt;

  @Property({ type: 'text' })
  name: string;

  /** Where it starts and ends its day, in degrees north of the equator and east of Greenwich. */
  @Property({ type: 'double' })
  latitude: number;

  @Property({ type: 'double' })
  longitude: number;

  @Property({ type: 'jsonb' })
  services: FittingService[];

  /** The rims it fits tyres to, in inches. */
  @Property({ type: 'smallint' })
  minRim: number;

  @Property({ type: 'smallint' })
  maxRim: number;

  /** Its hours by day of the week, drives from and to its base included. */
  @Property({ type: 'jsonb', fieldName: 'hours' })
  week: WeekdayHours[];

  /** The day from which it takes no more jobs; null while it takes them. */
  @Property({ type: 'date', nullable: true })
  closedFrom: string | null;

  @Property({ type: 'boolean' })
  isSample: boolean & Opt = false;

  @Property({ type: 'integer' })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  updatedAt: Date & Opt;
}
