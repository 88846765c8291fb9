import type { FragmentType } from '@apollo/client';
import { BadgePoundSterling, ShieldCheck, Truck, Wrench, type LucideIcon } from 'lucide-react';
import { useShopReasonsFragment, type ShopReasonsFragment } from './ShopReasons.generated.ts';

/** A strength of the shop in a few words, with a link to more about it. */
export interface Highlight {
  title: string;
  text: string;
  link: { to: string; label: string };
  Icon: LucideIcon;
}

/** Four reasons to buy here. */
export function useShopReasons(settings: FragmentType<ShopReasonsFragment>): Highlight[] {
  const { claims, deliveryText } = useShopReasonsFragment(settings);
  return [
    {
      title: 'Straight to your door',
      text: `${claims.ownDeliveryTeam ?? `Delivered in ${deliveryText} working days, with tracking`}.`,
      link: { to: '/shipping', label: 'Delivery' },
      Icon: Truck,
    },
    {
      title: 'Fitted near you',
      text: `Choose a garage and a time in your cart. ${claims.mobileFitting}.`,
      link: { to: '/fitting-centers', label: 'Fitting centres' },
      Icon: Wrench,
    },
    {
      title: claims.priceMatch,
      text: 'Found the same tyre in stock for less elsewhere? Claim from your order and we’ll match the price.',
      link: { to: '/warranty#how-to-claim', label: 'How to claim' },
      Icon: BadgePoundSterling,
    },
    {
      title: 'Covered by warranty',
      text: `${claims.warranty}: up to 6 years and 80,000 miles on premium brands.`,
      link: { to: '/warranty', label: 'Warranty' },
      Icon: ShieldCheck,
    },
  ];
}
