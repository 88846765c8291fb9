import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import type { MainColours } from '@treadline/schema/trade/values/main-colour';
import type { ShopLogo, WordedMail } from '../../settings/index.ts';

/** The settings that emails show. */
export interface Letterhead {
  readonly shopName: string;
  /** The shop's public URL, without a trailing slash. */
  readonly shopUrl: string;
  /** Null for the shop's own. */
  readonly logo: ShopLogo | null;
  readonly colours: MainColours;
  readonly email: string;
  /** With non-breaking spaces, like the lines of the address. */
  readonly phone: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly vatNumber: string;
  readonly address: readonly string[];
  /** The company details are made up, and the email must say so. */
  readonly isDemonstration: boolean;
}

/** A tyre's label classes; null where the labelling law doesn't apply. */
export interface MailTyreLabel {
  readonly fuelEfficiency: LabelClass | null;
  readonly wetGrip: LabelClass | null;
  /** External noise in decibels. */
  readonly noiseDb: number | null;
  readonly noiseClass: LabelClass | null;
}

/** An order line. Money in pence. */
export interface MailTyre {
  /** The full name, with brand and model. */
  readonly name: string;
  /** As on the sidewall, for example 205/55 R16. */
  readonly size: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly lineTotal: number;
  /** The path of a small JPEG on the shop; null if there's no picture. */
  readonly picture: string | null;
  readonly label: MailTyreLabel | null;
}

/** A labelled amount in pence. */
export interface Sum {
  readonly name: string;
  readonly pence: number;
  readonly isTotal?: boolean;
  /** A charge that can be zero, shown as “free”. */
  readonly isCharge?: boolean;
}

/** A link to a page. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}

/**
 * The parts of an email; a string is a paragraph. HTML and text are rendered from the same blocks, so they say
 * the same.
 */
export type Block =
  | string
  /** `spelledOut` repeats the URL below, for email clients that don't show links. */
  | ({ readonly kind: 'button'; readonly spelledOut?: boolean } & PageLink)
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'tyres'; readonly tyres: readonly MailTyre[] }
  /** A tyre outside an order: its picture and some text. */
  | ({ readonly kind: 'tyre'; readonly lines: readonly string[] } & Pick<MailTyre, 'name' | 'picture'>)
  /** A secondary link, less prominent than a button. */
  | ({ readonly kind: 'link' } & PageLink)
  | { readonly kind: 'sums'; readonly sums: readonly Sum[] }
  /** A separate passage, such as a question or the next step; `smallPrint` is for legal notices. */
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
  /** The preview text that inboxes show next to the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Which of the owner's words it carries, with their closing; without it, none. */
  readonly worded?: WordedMail;
  /** The reason why the recipient gets it, shown in the footer. */
  readonly reason: string;
  /**
   * The URL for one-click unsubscribing; set on emails that aren't a response to something the recipient did.
   */
  readonly unsubscribeUrl?: string;
  /** The recipient is erased after this email, including the record that it was sent. */
  readonly isLast?: boolean;
}

/**
 * An email's content. Each feature defines its own in an `x.email.ts`: a function that takes plain data and
 * returns one of these.
 */
export type MailContent = (letterhead: Letterhead) => Email;
