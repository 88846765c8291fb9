import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AppliedRow,
  DoneRow,
  ImportRun,
  WaitingRow,
} from '../../../../platform/features/import-kind.ts';
import { Service } from '../../../../platform/services/services.ts';
import { NewsletterConsents } from '../../../content/newsletter/index.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { AccountImport, type User } from '../../../people/accounts/index.ts';
import { AddressBookService } from '../../../people/addresses/index.ts';
import { CustomerNote } from '../notes/customer-note.entity.ts';
import type { CustomerValues } from './customer-check.service.ts';

const EDITED = 'The customer has registered or changed since the file was checked. Import the row again';
const USED = 'The customer has used the account since, so it stays';
/** Consent is recorded by the day. Noon is the same day in London and in UTC. */
const NOON = 'T12:00:00Z';

/** The values that an undo takes back: those that the import set. */
interface Keepsake {
  readonly email: string;
  readonly phone: string | null;
  readonly address: CustomerValues['address'];
  readonly hasSubscribed: boolean;
}

/** Applies and undoes rows of customers. It sends nothing. */
export class CustomerApply extends Service {
  readonly #accounts = this.services.get(AccountImport);
  readonly #addresses = this.services.get(AddressBookService);
  readonly #consents = this.services.get(NewsletterConsents);
  readonly #audit = this.services.get(AuditService);

  /** Applies rows in the transaction of `em`. */
  async rows(em: EntityManager, run: ImportRun, rows: readonly WaitingRow[]): Promise<AppliedRow[]> {
    const values = rows.map(({ input }) => input as CustomerValues);
    const users = await this.#accounts.lock(
      em,
      values.map(({ email }) => email),
    );
    const password = rows.some(({ outcome }) => outcome === 'NEW')
      ? await this.#accounts.unknownPassword()
      : '';
    const applied: AppliedRow[] = [];
    for (const [index, { line, outcome }] of rows.entries()) {
      const input = values[index];
      const known = input && users.get(input.email.toLowerCase());
      // Registered meanwhile, erased meanwhile, or on the staff meanwhile.
      const isLate = outcome === 'NEW' ? known !== undefined : !known || known.staffRole !== null;
      if (!input || isLate) {
        applied.push({ line, refusal: EDITED });
        continue;
      }
      const user = known ?? this.#accounts.add(em, input, password);
      // Addresses refer to the account.
      if (!known) await em.flush();
      if (input.note !== null) this.#note(em, run, user, input.note);
      const before = await this.#fill(em, user, input, known !== undefined);
      this.#audit.record(em, {
        actor: run.author,
        subject: 'account',
        subjectId: user.id,
        action: known ? 'completed' : 'imported',
        before: {},
        after: { import: run.id },
      });
      applied.push({ line, target: user.id, before, revision: 0 });
    }
    return applied;
  }

  /** Undoes rows in the transaction of `em`. @returns why a row stays, by its line. */
  async undo(em: EntityManager, run: ImportRun, rows: readonly DoneRow[]): Promise<Map<number, string>> {
    const users = await this.#accounts.lock(
      em,
      rows.map(({ before }) => (before as Keepsake).email),
    );
    const kept = new Map<number, string>();
    for (const { line, target, outcome, before } of rows) {
      const old = before as Keepsake;
      const user = users.get(old.email.toLowerCase());
      if (user?.id !== target) {
        kept.set(line, 'The account is no longer there under this address');
        continue;
      }
      if (outcome !== 'NEW') await this.#empty(em, user, old);
      else if (!(await this.#accounts.remove(em, user))) {
        kept.set(line, USED);
        continue;
      }
      if (old.hasSubscribed) await this.#consents.drop(em, old.email);
      this.#audit.record(em, {
        actor: run.author,
        subject: 'account',
        subjectId: target,
        action: outcome === 'NEW' ? 'deleted' : 'changed',
        before: {},
        after: { undoneImport: run.id },
      });
    }
    return kept;
  }

  /** Keeps a note for staff. An undo erases it with the account. */
  #note(em: EntityManager, { author }: ImportRun, { id }: User, text: string): void {
    const at = this.platform.now();
    em.create(CustomerNote, { userId: id, emailKey: null, authorId: author.userId, text, at });
  }

  /** Sets what the customer still lacks. */
  async #fill(em: EntityManager, user: User, input: CustomerValues, isKnown: boolean): Promise<Keepsake> {
    const { email, phone, address, consent } = input;
    const isPhoneSet = isKnown && phone !== null && user.phone === null;
    if (isPhoneSet) setPhone(user, phone);
    const isAddressSet = address !== null && (await this.#addresses.addFirst(em, user.id, address));
    const hasSubscribed =
      consent !== null &&
      (await this.#consents.record(em, {
        email,
        consentedAt: new Date(`${consent.on}${NOON}`),
        origin: consent.origin,
      }));
    return { email, phone: isPhoneSet ? phone : null, address: isAddressSet ? address : null, hasSubscribed };
  }

  /** Takes back what the import set, unless the customer has changed it. */
  async #empty(em: EntityManager, user: User, { phone, address }: Keepsake): Promise<void> {
    if (phone !== null && user.phone === phone) setPhone(user, null);
    if (address !== null) await this.#addresses.dropOnly(em, user.id, address);
  }
}

const setPhone = (user: User, phone: string | null): User =>
  Object.assign(user, { phone, revision: user.revision + 1 });
