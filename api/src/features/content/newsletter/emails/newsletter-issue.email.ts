import { formatPrice } from '@treadline/schema/trade/values/money';
import {
  paragraphsOf,
  type Block,
  type Email,
  type Letterhead,
  type MailContent,
} from '../../../operations/mail/index.ts';

/** An article in an issue. */
export interface IssuePost {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
}

/** A tyre in an issue. Money in pence. */
export interface IssueOffer {
  readonly name: string;
  readonly slug: string;
  readonly price: number;
  /** The former price. */
  readonly wasPrice: number;
  /** The path of a small JPEG on the shop; null if there's no picture. */
  readonly picture: string | null;
}

/** An issue's content, the same for all subscribers. */
export interface IssueContent {
  readonly subject: string;
  readonly intro: string;
  readonly posts: readonly IssuePost[];
  readonly offers: readonly IssueOffer[];
}

const PREHEADER_LENGTH = 110;

function offerBlocks({ shopUrl }: Letterhead, { name, slug, price, wasPrice, picture }: IssueOffer): Block[] {
  return [
    {
      kind: 'tyre',
      name,
      picture,
      lines: [`${formatPrice(price)} each, including VAT`, `We charged ${formatPrice(wasPrice)} before`],
    },
    { kind: 'link', label: `See ${name}`, url: `${shopUrl}/product/${encodeURIComponent(slug)}` },
  ];
}

const postBlock = ({ shopUrl }: Letterhead, { title, slug, excerpt }: IssuePost): Block => ({
  kind: 'note',
  title,
  texts: [excerpt],
  link: { label: 'Read the article', url: `${shopUrl}/blog/${encodeURIComponent(slug)}` },
});

function foot(
  { shopName, shopUrl }: Letterhead,
  unsubscribeToken: string | null,
): Pick<Email, 'reason' | 'unsubscribeUrl'> {
  if (unsubscribeToken === null) return { reason: 'This is a test: only you got this copy.' };
  return {
    reason: `You’re getting this email because you subscribed to the ${shopName} newsletter.`,
    unsubscribeUrl: `${shopUrl}/api/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`,
  };
}

/**
 * An issue of the newsletter.
 * @param unsubscribeToken the subscriber's token; null in a test, which has no subscriber.
 */
export function newsletterIssue(
  { subject, intro, posts, offers }: IssueContent,
  unsubscribeToken: string | null,
): MailContent {
  const paragraphs = paragraphsOf(intro);
  return (letterhead) => ({
    subject,
    preheader: (paragraphs[0] ?? subject).slice(0, PREHEADER_LENGTH),
    title: subject,
    blocks: [
      ...paragraphs,
      ...offers.flatMap((offer) => offerBlocks(letterhead, offer)),
      ...posts.map((post) => postBlock(letterhead, post)),
    ],
    ...foot(letterhead, unsubscribeToken),
  });
}
