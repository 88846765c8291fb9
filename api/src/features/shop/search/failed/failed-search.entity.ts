import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FailedSearchKind } from './search.enums.ts';

/** A search that found nothing, and how often on one day. It says nothing about who searched. */
@Entity({ tableName: 'failed_searches' })
export class FailedSearchCount {
  /** London's day as YYYY-MM-DD. */
  @PrimaryKey({ type: 'date' })
  day: string;

  @PrimaryKey({ type: 'text' })
  kind: FailedSearchKind;

  @PrimaryKey({ type: 'text' })
  text: string;

  @Property({ type: 'integer' })
  count: number;
}
