import type { EntityManager } from '@mikro-orm/postgresql';
import { countryLabels } from '@treadline/schema/trade/places/country';
import type { Address } from '@treadline/schema/trade/places/postal-address';
import { INVALID_POSTCODE, readPostcode } from '@treadline/schema/trade/places/postcode';
import { keysOf } from '@treadline/schema/trade/values/words';
import { checkedRow, lackingFault, readRow } from '../../../../platform/features/file-columns.ts';
import type {
  CheckedRow,
  ImportedChange,
  ImportFault,
  ImportRun,
  UncheckedRow,
} from '../../../../platform/features/import-kind.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { keptText, keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { NewsletterConsents } from '../../../content/newsletter/index.ts';
import { AccountImport, type User } from '../../../people/accounts/index.ts';
import { AddressBookService, keptAddress } from '../../../people/addresses/index.ts';
import { customerColumns, type CustomerDraft } from './customer-columns.ts';

/** The figures of a check. */
export const CUSTOMER_COUNTERS = {
  ADDRESS: { label: 'Addresses are added' },
  NEWSLETTER: { label: 'Newsletter subscriptions', scope: 'WRITE_NEWSLETTER' },
  NO_CONSENT: {
    label: 'Not subscribed, without proof of consent',
    scope: 'WRITE_NEWSLETTER',
    note: 'Isn’t subscribed to the newsletter: the law asks for the date and the source of the consent',
  },
} as const;

/** The values of a row to set; null where the shop knows more than the file. */
export interface CustomerValues {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly address: Address | null;
  readonly consent: { readonly on: string; readonly origin: string } | null;
  /** For staff; null for customers that the shop knows. */
  readonly note: string | null;
}

interface Known {
  readonly run: ImportRun;
  readonly users: ReadonlyMap<string, User>;
  /** The ids of customers with a saved address. */
  readonly addressed: ReadonlySet<string>;
  /** The addresses that the newsletter knows. */
  readonly readers: ReadonlySet<string>;
  readonly today: string;
}

const NEEDED = { firstName: 'first_name', lastName: 'last_name' } as const;
const ADDRESS_PARTS = { line1: 'address_1', city: 'city', postcode: 'postcode' } as const;

/** One fault that names the columns of these values that a draft lacks, unless their cells couldn't be taken. */
const lacking = <Field extends keyof CustomerDraft>(
  draft: CustomerDraft,
  parts: Readonly<Record<Field, string>>,
  unread: ReadonlySet<string | null>,
  messageOf: (labels: string) => string,
): ImportFault[] =>
  lackingFault(
    customerColumns,
    keysOf(parts)
      .filter((field) => draft[field] === undefined && !unread.has(parts[field]))
      .map((field) => parts[field]),
    messageOf,
  );

/** Says what rows of customers would change. Accounts that exist only get what they lack. */
export class CustomerCheck extends Service {
  readonly #accounts = this.services.get(AccountImport);
  readonly #addresses = this.services.get(AddressBookService);
  readonly #consents = this.services.get(NewsletterConsents);

  /** Checks rows in their order. */
  async rows(run: ImportRun, rows: readonly UncheckedRow[]): Promise<CheckedRow[]> {
    const em = this.platform.orm.em.fork();
    const read = rows.map((row) => readRow(customerColumns, row, run.decimalComma));
    const known = await this.#known(
      em,
      run,
      read.flatMap(({ draft }) => draft.email ?? []),
    );
    return read.map(({ draft, faults, columns }) => {
      const found = [...faults, ...scopeFaults(run, columns)];
      const unread = new Set(found.map(({ column }) => column));
      return checked(known, draft, unread, [...found, ...draftFaults(known, draft, unread)]);
    });
  }

  async #known(em: EntityManager, run: ImportRun, emails: readonly string[]): Promise<Known> {
    const users = await this.#accounts.find(em, emails);
    const ids = [...users.values()].map(({ id }) => id);
    const books = await this.#addresses.listOf(ids);
    return {
      run,
      users,
      addressed: new Set(ids.filter((_id, index) => (books[index]?.length ?? 0) > 0)),
      readers: await this.#consents.known(em, emails),
      today: inLondon(this.platform.now()).day,
    };
  }
}

/** Columns that the author of the import may not set. */
const scopeFaults = ({ author }: ImportRun, columns: readonly string[]): ImportFault[] =>
  columns.flatMap((column) => {
    const scope = customerColumns[column]?.scope;
    return scope && !actsForShop(author, scope)
      ? [{ column, message: 'You may not set this. Leave the column out' }]
      : [];
  });

function draftFaults(
  { today }: Known,
  draft: CustomerDraft,
  unread: ReadonlySet<string | null>,
): ImportFault[] {
  const { country = 'GB', postcode, consentedOn } = draft;
  const hasAddress = Object.keys(ADDRESS_PARTS).some((part) => Object.hasOwn(draft, part));
  return [
    ...(draft.email === undefined && !unread.has('email')
      ? [{ column: 'email', message: 'Give the email address' }]
      : []),
    ...(hasAddress
      ? lacking(
          draft,
          ADDRESS_PARTS,
          unread,
          (labels) => `An address needs ${labels}; otherwise leave it out`,
        )
      : []),
    ...(postcode !== undefined && readPostcode(postcode, country) === null
      ? [{ column: 'postcode', message: INVALID_POSTCODE }]
      : []),
    ...(consentedOn !== undefined && consentedOn > today
      ? [{ column: 'consent_date', message: 'This day is still to come' }]
      : []),
  ];
}

function checked(
  known: Known,
  draft: CustomerDraft,
  unread: ReadonlySet<string | null>,
  found: readonly ImportFault[],
): CheckedRow {
  const { email = '' } = draft;
  const user = known.users.get(email.toLowerCase());
  const needs =
    user || unread.has('name')
      ? []
      : lacking(
          draft,
          NEEDED,
          unread,
          (labels) => `The shop doesn’t know this customer. A new one needs ${labels}`,
        );
  const faults = [...found, ...needs];
  if (user?.staffRole) faults.push({ column: 'email', message: 'This account belongs to the staff' });
  if (faults.length > 0) return checkedRow(email, { faults });
  const values = valuesOf(known, draft, user);
  const isProven = draft.consentedOn !== undefined && draft.consentOrigin !== undefined;
  const isReader = known.readers.has(email.toLowerCase());
  const counted = [
    ...(values.address ? ['ADDRESS'] : []),
    ...(values.consent ? ['NEWSLETTER'] : []),
    ...(draft.newsletter && !isProven && !isReader ? ['NO_CONSENT'] : []),
  ];
  const changes = changesOf(values, user === undefined);
  if (!user)
    return checkedRow(email, {
      outcome: 'NEW',
      target: email.toLowerCase(),
      input: values,
      changes,
      counted,
    });
  return changes.length === 0
    ? checkedRow(email, { outcome: 'UNCHANGED', target: user.id, counted })
    : checkedRow(email, { outcome: 'CHANGED', target: user.id, input: values, changes, counted });
}

/** What a row gives a customer: all of it if they're new, otherwise what they lack. */
function valuesOf(known: Known, draft: CustomerDraft, user: User | undefined): CustomerValues {
  const { email = '', firstName = '', lastName = '', consentedOn, consentOrigin } = draft;
  const isAddressed = user !== undefined && known.addressed.has(user.id);
  const isReader = known.readers.has(email.toLowerCase());
  const { line1, city, postcode, country = 'GB', line2, company } = draft;
  const isWhole = line1 !== undefined && city !== undefined && postcode !== undefined;
  const name = user ?? { firstName, lastName };
  return {
    email,
    firstName: keptText(name.firstName),
    lastName: keptText(name.lastName),
    phone: user?.phone ? null : keptTextOrNull(draft.phone),
    address:
      isWhole && !isAddressed
        ? keptAddress({
            firstName: firstName || name.firstName,
            lastName: lastName || name.lastName,
            company: company ?? null,
            line1,
            line2: line2 ?? null,
            city,
            postcode,
            country,
          })
        : null,
    consent:
      draft.newsletter && consentedOn !== undefined && consentOrigin !== undefined && !isReader
        ? { on: consentedOn, origin: keptText(consentOrigin) }
        : null,
    note: user ? null : keptTextOrNull(draft.note),
  };
}

const addressText = ({ company, line1, line2, city, postcode, country }: Address): string =>
  [company, line1, line2, city, postcode, country === 'GB' ? null : countryLabels[country]]
    .filter(Boolean)
    .join(', ');

function changesOf(
  { firstName, lastName, phone, address, consent, note }: CustomerValues,
  isNew: boolean,
): ImportedChange[] {
  const after = {
    name: isNew ? `${firstName} ${lastName}` : null,
    phone,
    address_1: address && addressText(address),
    newsletter: consent && `yes, ${consent.on}, ${consent.origin}`,
    note,
  };
  return Object.entries(after).flatMap(([column, value]) =>
    value === null ? [] : [{ column, before: '', after: value }],
  );
}
