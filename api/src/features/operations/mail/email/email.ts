import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';

/** The shop's settings that an email uses. */
export interface Letterhead {
  readonly shopName: string;
  /** The shop's public address, without a trailing slash. */
  readonly shopUrl: string;
  readonly email: string;
  /** With unbreakable spaces, as are the lines of the address. */
  readonly phone: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly vatNumber: string;
  readonly address: readonly string[];
  /** The company data are invented, and the email must say so. */
  readonly isDemonstration: boolean;
}

/** The classes of a tyre label; null if the label law does not apply. */
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
  /** The path of its picture in the shop, a small JPEG; null if there is none. */
  readonly picture: string | null;
  readonly label: MailTyreLabel | null;
}

/** A labelled amount in pence. */
export interface Sum {
  readonly name: string;
  readonly pence: number;
  readonly isTotal?: boolean;
  /** A charge that may be nothing: it is then called free. */
  readonly isCharge?: boolean;
}

/** A page to open. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}

/** The parts of an email; a string is a paragraph. HTML and text are both rendered from these, so they say the same. */
export type Block =
  | string
  /** With `spelledOut` the URL also stands below, for mail programs that show no links. */
  | ({ readonly kind: 'button'; readonly spelledOut?: boolean } & PageLink)
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'tyres'; readonly tyres: readonly MailTyre[] }
  /** A tyre that is not ordered: its picture, and some words about it. */
  | ({ readonly kind: 'tyre'; readonly lines: readonly string[] } & Pick<MailTyre, 'name' | 'picture'>)
  /** A further page to read, less prominent than a button. */
  | ({ readonly kind: 'link' } & PageLink)
  | { readonly kind: 'sums'; readonly sums: readonly Sum[] }
  /** Words to be read apart, such as a question or what to do next; `smallPrint` is for what the law wants said. */
  | {
      readonly kind: 'note';
      readonly smallPrint?: boolean;
      readonly title: string;
      readonly texts: readonly string[];
      readonly link?: PageLink;
    };

/** An email before it is rendered. */
export interface Email {
  readonly subject: string;
  /** The preview text that an inbox shows beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the recipient gets it; shown at the foot. */
  readonly reason: string;
  /** The URL for one-click unsubscription; for emails that are not a reply to an action of the recipient. */
  readonly unsubscribeUrl?: string;
  /** The recipient is erased after this email: even the record of sending it is deleted. */
  readonly isLast?: boolean;
}

/**
 * The content of a mail. Each feature makes its own mails: a function in an `x.email.ts` takes plain data
 * and returns one of these.
 */
export type MailContent = (letterhead: Letterhead) => Email;
