import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Days on which a centre or a van doesn't work, both ends included; every centre and van if neither is named. */
@Entity({ tableName: 'fitting_closures' })
export class FittingClosure {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'text', nullable: true })
  centreSlug: string | null;

  @Property({ type: 'smallint', nullable: true })
  vanId: number | null;

  @Property({ type: 'date' })
  firstDay: string;

  @Property({ type: 'date' })
  lastDay: string;

  @Property({ type: 'text' })
  reason: string;
}
