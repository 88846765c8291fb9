import { formatReach } from '@treadline/schema/trade/places/reach';
import { supportHoursOf } from '../../lib/text/supportHours.ts';
import { CallButtons } from './CallButtons.tsx';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

/** The shop's local services, and the numbers to call. */
export function LocalHero({ shop, title }: { shop: LocalTyresQuery['shopSettings']; title: string }) {
  const hours = supportHoursOf(shop.supportHours, 'Phone');
  return (
    <div className="mt-3 asphalt">
      <div className="wrap grid gap-5 py-8 md:py-12">
        <div className="grid gap-3">
          <h1 className="max-w-3xl text-2xl font-[800] font-stretch-[118%] md:text-3xl">{title}</h1>
          <p className="max-w-prose text-lg text-on-asphalt-2">
            Our fitters come to your home, your work or the roadside, within about{' '}
            {formatReach(shop.mobileFittingRadiusKm)} of {shop.baseTown}, the same day if we can. In an
            emergency? {shop.claims.callout}. Or have your tyres delivered. {shop.claims.freeDelivery}.
          </p>
        </div>
        <CallButtons shop={shop} onDark />
        {hours && (
          <p className="text-sm text-on-asphalt-2">Phone lines: {hours}. Book in your cart, or call us.</p>
        )}
      </div>
    </div>
  );
}
