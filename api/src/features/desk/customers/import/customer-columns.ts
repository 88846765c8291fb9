import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import { countryLabels, countryLines, type Country } from '@treadline/schema/trade/places/country';
import { readWord } from '@treadline/schema/trade/values/words';
import { flagOf, type FileColumn, type FileColumns } from '../../../../platform/features/file-columns.ts';
import type { ImportColumn } from '../../../../platform/features/import-kind.ts';
import { FORMATS } from '../../../../platform/input/constraint-faults.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from '../../../../platform/input/input-rules.ts';
import { readEmailAddress } from '../../../../platform/text/email-address.ts';
import { ADDRESS_LINE, ADDRESS_NAME } from '../../../people/addresses/index.ts';
import { NOTE } from '../../../sales/orders/index.ts';

/** The source of a consent is a short sentence. */
const ORIGIN: InputRule = { maxLength: 200 };

/** A customer as files have them. */
export interface FiledCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: Country;
  readonly newsletter: boolean;
  /** A day, YYYY-MM-DD. */
  readonly consentedOn: string;
  readonly consentOrigin: string;
  /** For staff. */
  readonly note: string;
}

export type CustomerDraft = Partial<FiledCustomer>;
type Text = Exclude<keyof FiledCustomer, 'country' | 'newsletter' | 'consentedOn'>;

function text(
  field: Text,
  rule: InputRule,
  facts: Pick<ImportColumn, 'label' | 'meaning' | 'aliases' | 'scope'>,
): FileColumn<CustomerDraft, FiledCustomer> {
  return {
    ...facts,
    read: (cell) => faultOf(rule, cell, facts.label, FORMATS) ?? { [field]: cell },
    write: (customer) => customer[field],
  };
}

/** The day of a cell such as 2024-05-31 or 31/05/2024, as YYYY-MM-DD; null if the calendar doesn’t have it. */
function dayOf(cell: string): string | null {
  const [, day, month, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(cell) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell.slice(0, 10);
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Spreadsheets take the first 0 of a number away: 7700900123. British numbers have ten digits after it. */
const withLostZero = (cell: string): string => (/^[1-37-9]\d{9}$/.test(cell) ? `0${cell}` : cell);

const countries = Object.values(countryLabels).join(', ');

/** The columns of a file of customers. */
export const customerColumns: FileColumns<CustomerDraft, FiledCustomer> = {
  email: {
    label: 'Email',
    meaning: 'The address that the account is found by',
    aliases: ['email_address', 'e_mail', 'e_mail_address', 'mail', 'customer_email'],
    read(cell) {
      const email = readEmailAddress(cell);
      return email === null ? (EMAIL.message ?? 'Enter an email address') : { email };
    },
    write: ({ email }) => email,
  },
  first_name: text('firstName', FIRST_NAME, {
    label: 'First name',
    meaning: 'A new customer needs it',
    aliases: ['forename', 'given_name'],
  }),
  last_name: text('lastName', LAST_NAME, {
    label: 'Last name',
    meaning: 'A new customer needs it',
    aliases: ['surname', 'family_name'],
  }),
  name: {
    label: 'Name',
    meaning: 'First and last name, if the file has them in one column',
    aliases: ['full_name', 'customer', 'customer_name'],
    read(cell) {
      const [firstName = '', ...others] = cell.trim().split(/\s+/);
      const lastName = others.join(' ');
      const fault =
        faultOf(FIRST_NAME, firstName, 'Name', FORMATS) ?? faultOf(LAST_NAME, lastName, 'Name', FORMATS);
      return fault === null ? { firstName, lastName } : 'Enter a first and a last name';
    },
    write: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  },
  phone: {
    label: 'Phone',
    meaning: 'Such as 07700 900123',
    aliases: ['telephone', 'mobile', 'phone_number', 'tel', 'default_address_phone'],
    read(cell) {
      const phone = withLostZero(cell);
      return faultOf(PHONE, phone, 'Phone', FORMATS) ?? { phone };
    },
    write: ({ phone }) => phone,
  },
  company: text('company', ADDRESS_NAME, {
    label: 'Company',
    meaning: 'At the address, if any',
    aliases: ['company_name', 'organisation', 'business_name', 'default_address_company'],
  }),
  address_1: text('line1', ADDRESS_LINE, {
    label: 'Address',
    meaning: 'House number and street; with town and postcode it becomes the first saved address',
    aliases: ['address', 'address_line_1', 'address1', 'line_1', 'street', 'default_address_address1'],
  }),
  address_2: text('line2', ADDRESS_LINE, {
    label: 'Address line 2',
    meaning: 'Flat, floor or building',
    aliases: ['address2', 'line_2', 'default_address_address2'],
  }),
  city: text('city', ADDRESS_NAME, {
    label: 'Town',
    meaning: 'Town or city',
    aliases: ['town', 'post_town', 'default_address_city'],
  }),
  postcode: text('postcode', ADDRESS_NAME, {
    label: 'Postcode',
    meaning: 'In any spacing',
    aliases: ['post_code', 'zip', 'zip_code', 'postal_code', 'default_address_zip'],
  }),
  country: {
    label: 'Country',
    meaning: `${countries}; ${countryLabels.GB} if it’s left out`,
    aliases: ['country_code', 'default_address_country_code'],
    read(cell) {
      const country =
        readWord(countryLabels, cell) ??
        readWord(countryLines, cell) ??
        (/^uk$/i.test(cell) ? 'GB' : undefined);
      return country ? { country } : `Enter ${countries}`;
    },
    write: ({ country }) => country,
  },
  newsletter: {
    label: 'Newsletter',
    meaning: 'yes if they agreed to it; without the date and the source of that they aren’t subscribed',
    aliases: ['marketing', 'accepts_marketing', 'email_marketing', 'subscribed', 'accepts_email_marketing'],
    scope: 'WRITE_NEWSLETTER',
    read(cell) {
      const newsletter = flagOf(cell);
      return newsletter === null ? 'Enter yes or no' : { newsletter };
    },
    write: ({ newsletter }) => (newsletter ? 'yes' : 'no'),
  },
  consent_date: {
    label: 'Newsletter consent date',
    meaning: 'The day on which they agreed, such as 2024-05-31',
    aliases: ['consented_at', 'opt_in_date', 'consent_at', 'newsletter_consent_date'],
    scope: 'WRITE_NEWSLETTER',
    read(cell) {
      const consentedOn = dayOf(cell);
      return consentedOn === null ? 'Enter a day such as 2024-05-31' : { consentedOn };
    },
    write: ({ consentedOn }) => consentedOn,
  },
  consent_source: text('consentOrigin', ORIGIN, {
    label: 'Newsletter consent source',
    meaning: 'Where they agreed, such as “form on the old website”',
    aliases: ['opt_in_source', 'newsletter_consent_source'],
    scope: 'WRITE_NEWSLETTER',
  }),
  note: text('note', NOTE, {
    label: 'Note',
    meaning: 'For staff only; kept with a new customer',
    aliases: ['notes', 'customer_note'],
  }),
};
