import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { VisitorEventState } from './visitor-event.enums.ts';

/** What is reported of an event, in the vocabulary of Google Analytics 4. */
export interface ReportedParameters {
  readonly [name: string]: string | number | readonly ReportedItem[];
}

/** Tyres, or a plan for them, as they are reported. Prices in pounds. */
export interface ReportedItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category?: string;
  readonly price: number;
  readonly quantity: number;
}

/**
 * Something that a visitor did who agreed to be counted. It knows neither address nor browser, and the visitor's random
 * number only until it has been sent. A purchase and a refund name their order by a digest, which only the shop's own
 * books lead back to it.
 */
@Entity({ tableName: 'visitor_events' })
export class VisitorEvent {
  [OptionalProps]?: 'id' | 'onceKey' | 'tries';

  @PrimaryKey({ type: 'integer' })
  id: number;

  /** Its name in the vocabulary of Google Analytics 4. */
  @Property({ type: 'text' })
  name: string;

  /** The random number of the visitor's consent, while it waits to be sent; null otherwise. */
  @Property({ type: 'text', nullable: true })
  clientId: string | null;

  @Property({ type: 'jsonb' })
  parameters: ReportedParameters;

  /** What happens only once has a key, a digest such as that of the order that was bought; null for all else. */
  @Property({ type: 'text', nullable: true })
  onceKey: string | null = null;

  @Property({ type: 'text' })
  state: VisitorEventState;

  @Property({ type: 'smallint' })
  tries: number = 0;

  /** When it is to be sent, or sent again; null unless it waits. */
  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt: Date | null;

  @Property({ type: 'timestamptz' })
  at: Date;
}
