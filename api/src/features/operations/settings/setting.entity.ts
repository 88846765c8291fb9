import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A setting the owner has changed; all others have their defaults. */
@Entity({ tableName: 'settings' })
export class Setting {
  @PrimaryKey({ type: 'text' })
  key: string;

  @Property({ type: 'jsonb' })
  value: unknown;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  /** How often it has been changed. */
  @Property({ type: 'integer' })
  revision: number & Opt = 1;
}
