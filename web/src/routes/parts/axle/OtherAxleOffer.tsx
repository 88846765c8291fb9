import type { FragmentType } from '@apollo/client';
import { axlePositionLabels } from '@treadline/schema/trade/tyre/marking/axle-position';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../../../features/cart/adding/AddToCartButton.tsx';
import { datedName } from '../../../features/garage/vehicle/keptVehicle.ts';
import { productPath } from '../../../lib/paths/productPath.ts';
import { sizeListingPath } from '../../../lib/paths/tyrePaths.ts';
import { TextLink } from '../TextLink.tsx';
import { useAxleTyreFragment, type AxleTyreFragment } from './AxlePair.generated.ts';
import { markDifference } from './axlePartner.ts';
import { useAxlePair, useShoppersAxle, type ShoppersAxle } from './useAxlePair.ts';

/** For a tyre on one axle of the shopper's vehicle, offers its model's tyre for the other axle. */
export function OtherAxleOffer({ tyre }: { tyre: FragmentType<AxleTyreFragment> }) {
  const axle = useShoppersAxle(useAxleTyreFragment(tyre));
  return axle && <Offer axle={axle} />;
}

function Offer({ axle: shoppers }: { axle: ShoppersAxle }) {
  const { tyre, vehicle, other } = shoppers;
  const { quantity, partner } = useAxlePair(shoppers);
  if (partner === null) return null;
  const axle = axlePositionLabels[other.position]?.toLowerCase();
  const difference = partner && markDifference(tyre.oeMark, partner.oeMark);
  return (
    <section
      aria-label={`Tyres for the ${axle}`}
      className="grid justify-items-start gap-1.5 rounded-md bg-tint px-4 py-3 text-sm"
    >
      <p className="font-[650]">
        Your {datedName(vehicle)} takes {other.size} at the {axle}
      </p>
      {partner ? (
        <>
          <p>
            <Link to={productPath(partner)} className="underline underline-offset-4">
              {partner.name}
            </Link>
            , {formatPrice(partner.price)} each
            {difference && `, ${difference}`}
          </p>
          <AddToCartButton
            product={partner}
            quantity={quantity}
            variant="outlined"
            label={`Add ${quantity} for the ${axle}`}
          />
        </>
      ) : (
        <TextLink to={sizeListingPath(other.size)}>See tyres for the {axle}</TextLink>
      )}
    </section>
  );
}
