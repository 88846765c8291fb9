import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { OrderNote } from './order-note.entity.ts';

/** Writes what the people in the shop tell each other about orders. */
export class OrderNotes extends Service {
  readonly #audit = this.services.get(AuditService);

  /** Adds a note to an order, in the caller's transaction on the locked order. */
  write(em: EntityManager, viewer: Viewer, orderId: string, typed: string): void {
    const text = keptText(typed);
    em.create(OrderNote, { orderId, authorId: viewer.userId, text, at: this.platform.now() });
    this.#audit.record(em, {
      actor: viewer,
      subject: 'order',
      subjectId: orderId,
      action: 'note',
      before: {},
      // What it says may be about the buyer.
      after: { noteCharacters: text.length },
    });
  }
}
