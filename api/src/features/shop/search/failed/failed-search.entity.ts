import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FailedSearchKind } from './search.enums.ts';

/** How often a search found nothing on one day. Nothing here identifies the visitor. */
@Entity({ tableName: 'failed_searches' })
export class FailedSearchCount {
  /** The day in London as YYYY-MM-DD. */
  @PrimaryKey({ type: 'date' })
  day: string;

  @PrimaryKey({ type: 'text' })
  kind: FailedSearchKind;

  @PrimaryKey({ type: 'text' })
  text: string;

  @Property({ type: 'integer' })
  count: number;
}
