import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { VisitorEventState } from './visitor-event.enums.ts';

/** An event's parameters, with Google Analytics 4's names. */
export interface ReportedParameters {
  readonly [name: string]: string | number | readonly ReportedItem[];
}

/** Tyres, or a plan for them, in a report. Prices in pounds. */
export interface ReportedItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category?: string;
  readonly price: number;
  readonly quantity: number;
}

/**
 * Something that a consenting visitor did. It stores neither IP address nor browser, and the visitor's random number
 * only until it's sent. Purchases and refunds name their order by a digest that only the shop can trace back.
 */
@Entity({ tableName: 'visitor_events' })
export class VisitorEvent {
  [OptionalProps]?: 'id' | 'onceKey' | 'tries';

  @PrimaryKey({ type: 'integer' })
  id: number;

  /** Google Analytics 4's name for the event. */
  @Property({ type: 'text' })
  name: string;

  /** The random number of the visitor's consent while the event is queued; otherwise null. */
  @Property({ type: 'text', nullable: true })
  clientId: string | null;

  @Property({ type: 'jsonb' })
  parameters: ReportedParameters;

  /** Unique key of an event that is recorded only once, such as an order's purchase; null for other events. */
  @Property({ type: 'text', nullable: true })
  onceKey: string | null = null;

  @Property({ type: 'text' })
  state: VisitorEventState;

  @Property({ type: 'smallint' })
  tries: number = 0;

  /** When to send it next; null unless it's queued. */
  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt: Date | null;

  @Property({ type: 'timestamptz' })
  at: Date;
}
