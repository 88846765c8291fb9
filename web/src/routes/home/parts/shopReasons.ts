import { BadgePoundSterling, ShieldCheck, Truck, Wrench, type LucideIcon } from 'lucide-react';
import { plainText } from '../../../lib/text/articleHtml.ts';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';
import { readShopText, type TextLink } from '../../parts/text/shopText.ts';

/** A strength of the shop in a few words, with a link to more about it. */
export interface Highlight {
  title: string;
  text: string;
  link: TextLink | null;
  Icon: LucideIcon;
}

/** The icons of the reasons, in turn. */
const ICONS = [Truck, Wrench, BadgePoundSterling, ShieldCheck] as const;

/** The owner's reasons to buy here: the smaller headings of the text. */
export function shopReasons(text: ShopTextFragment | null | undefined): Highlight[] {
  return readShopText(text?.content ?? '')
    .blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []))
    .map(({ title, html, link }, index) => ({
      title,
      text: plainText(html),
      link,
      Icon: ICONS[index % ICONS.length] ?? Truck,
    }));
}

/** The heading of a text and its first paragraph, without markup. */
export function headingAndText(text: ShopTextFragment | null | undefined): { title: string; text: string } {
  return { title: text?.title ?? '', text: plainText(readShopText(text?.content ?? '').lead) };
}
