import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { OrderNote } from './order-note.entity.ts';

/** Adds internal notes to orders. */
export class OrderNotes extends Service {
  readonly #audit = this.services.get(AuditService);

  /** Adds a note to the locked order, in the caller's transaction. */
  write(em: EntityManager, viewer: Viewer, orderId: string, typed: string): void {
    const text = keptText(typed);
    em.create(OrderNote, { orderId, authorId: viewer.userId, text, at: this.platform.now() });
    this.#audit.record(em, {
      actor: viewer,
      subject: 'order',
      subjectId: orderId,
      action: 'note',
      before: {},
      // The text may be about the buyer, so the log records only its length.
      after: { noteCharacters: text.length },
    });
  }
}
