import type { LabelClass } from '@treadline/schema/trade/tyre-label';

/** What a letter says of the shop itself, from its settings. */
export interface Letterhead {
  readonly shopName: string;
  /** Where shoppers reach the shop, without a trailing slash. */
  readonly shopUrl: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly vatNumber: string;
  readonly address: readonly string[];
  /** Days after delivery in which the law lets a consumer cancel. */
  readonly cancellationDays: number;
  /** The company data are made up, and the letter must say so. */
  readonly isDemonstration: boolean;
}

/** The classes of a tyre label; null where the label law does not apply. */
export interface MailTyreLabel {
  readonly fuelEfficiency: LabelClass | null;
  readonly wetGrip: LabelClass | null;
  /** Decibels of the passing tyre. */
  readonly noiseDb: number | null;
  readonly noiseClass: LabelClass | null;
}

/** One line of an order. Money in pence. */
export interface MailTyre {
  /** The full name with brand and model. */
  readonly name: string;
  /** As on the sidewall, for example 205/55 R16. */
  readonly size: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly lineTotal: number;
  readonly label: MailTyreLabel | null;
}

/** An amount in pence with its name. */
export interface Sum {
  readonly name: string;
  readonly pence: number;
  readonly isTotal?: boolean;
}

/** A text and the address that stands behind it, to be followed. */
export interface LinkedText {
  readonly text: string;
  readonly link: string;
}

/** What a letter is put together from. HTML and text are both laid out from these, so that they say the same. */
export type Block =
  | ({ readonly kind: 'text'; readonly text: string } & Partial<Pick<LinkedText, 'link'>>)
  /** With `spelledOut` the address stands below too, for readers whose mail program shows no links. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string; readonly spelledOut?: boolean }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'tyres'; readonly tyres: readonly MailTyre[] }
  | { readonly kind: 'sums'; readonly sums: readonly Sum[] }
  | {
      readonly kind: 'note';
      readonly title: string;
      readonly texts: readonly string[];
      readonly link?: LinkedText;
    };

/** A letter before it is laid out. */
export interface Letter {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets it; stands at the foot. */
  readonly reason: string;
  /** Where one request unsubscribes; for letters that were not asked for by an act of the reader. */
  readonly unsubscribeUrl?: string;
  /** Nobody knows the reader after this letter: that it left is not kept either. */
  readonly isLast?: boolean;
}

/** What a mail says; the letterhead is the shop's own business. Made by the functions of `mails`. */
export type MailContent = (letterhead: Letterhead) => Letter;
