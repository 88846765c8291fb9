import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AuditActor } from '../../operations/audit/index.ts';

/** A current or former text of a page. The database allows inserts only. */
@Entity({ tableName: 'page_versions' })
export class PageVersion {
  [PrimaryKeyProp]?: ['slug', 'version'];

  @PrimaryKey({ type: 'text' })
  slug: string;

  @PrimaryKey({ type: 'integer' })
  version: number;

  @Property({ type: 'text' })
  title: string;

  @Property({ type: 'text' })
  content: string;

  @Property({ type: 'timestamptz' })
  writtenAt: Date;

  @Property({ type: 'text' })
  actorRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  /** The version that was restored; null if the text was newly written. */
  @Property({ type: 'integer', nullable: true })
  restoredFrom: number | null;
}
