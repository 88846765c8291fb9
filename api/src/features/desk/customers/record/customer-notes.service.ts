import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { CustomerNote } from '../notes/customer-note.entity.ts';
import type { AddCustomerNoteInput } from '../notes/customer-note.inputs.ts';
import { CustomerNotFound } from './customer-note.results.ts';
import { CustomerRecordService } from './customer-record.service.ts';
import { addressOf, type CustomerRecord } from './customer-record.type.ts';

const NOT_FOUND = 'This customer no longer exists, or their details were erased.';
const MOST_NOTES = 100;

/** The notes that staff make about customers. */
export class CustomerNotes extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #records = this.services.get(CustomerRecordService);

  /** A customer's hundred latest notes, newest first. */
  of(customer: CustomerRecord): Promise<CustomerNote[]> {
    const { userId } = customer;
    const emailKey = addressOf(customer);
    const whose = [...(userId ? [{ userId }] : []), ...(emailKey ? [{ emailKey }] : [])];
    return this.platform.orm.em
      .fork()
      .find(CustomerNote, { $or: whose }, { orderBy: { id: 'desc' }, limit: MOST_NOTES });
  }

  /** Adds a note about an account or a guest. */
  async add(
    viewer: Viewer,
    { customerId, orderId, text: typed }: AddCustomerNoteInput,
  ): Promise<CustomerRecord | CustomerNotFound> {
    const customer = await this.#records.find(customerId ?? null, orderId ?? null);
    if (!customer) return result(CustomerNotFound, { message: NOT_FOUND });
    const { userId } = customer;
    const text = keptText(typed);
    await this.platform.orm.em.fork().transactional(async (em) => {
      em.create(CustomerNote, {
        userId,
        emailKey: userId ? null : addressOf(customer),
        authorId: viewer.userId,
        text,
        at: this.platform.now(),
      });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'customer',
        subjectId: customer.id,
        action: 'note',
        before: {},
        // The text is about a person, so the log records only its length.
        after: { noteCharacters: text.length },
      });
    });
    return customer;
  }

  /** Deletes a note, such as one about the wrong customer. @returns whether it existed. */
  delete(viewer: Viewer, id: number): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const note = await em.findOne(CustomerNote, { id });
      if (!note) return false;
      em.remove(note);
      this.#audit.record(em, {
        actor: viewer,
        subject: 'customer',
        subjectId: note.userId ?? String(id),
        action: 'note deleted',
        before: { noteCharacters: note.text.length },
        after: {},
      });
      return true;
    });
  }
}
