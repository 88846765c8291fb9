import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A setting the owner changed; what is not here has its default. */
@Entity({ tableName: 'settings' })
export class Setting {
  @PrimaryKey({ type: 'text' })
  key: string;

  @Property({ type: 'jsonb' })
  value: unknown;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;
}
