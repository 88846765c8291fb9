import { isOnlyOrderNumber, orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findOrderPath } from '../../features/orders/orderPaths.ts';
import { announce } from '../../lib/browser/announcer.ts';
import { useInBrowser } from '../../lib/browser/BrowserOnly.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Spinner } from '../../ui/base/Spinner.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { OrderNumberTyped } from './OrderNumberTyped.tsx';
import { trackingErrorText, UNKNOWN_NUMBER_TEXT } from './trackingError.ts';
import { TrackingForm } from './TrackingForm.tsx';
import { TrackingResult } from './TrackingResult.tsx';
import { useTrackOrderQuery } from './TrackingSearch.generated.ts';
import { TrackingStages } from './TrackingStages.tsx';
import type { TrackOrderPageQuery } from './TrackOrderRoute.generated.ts';

interface TrackingSearchProps {
  /** The URL's number; empty without one. */
  number: string;
  settings: TrackOrderPageQuery['shopSettings'];
}

/** The form, the order with the URL's number, the stages of an order, and a link to the whole order. */
export function TrackingSearch({ number, settings }: TrackingSearchProps) {
  const [, setParams] = useSearchParams();
  const inBrowser = useInBrowser();
  const isOrderNumber = isOnlyOrderNumber(number);
  // Only the browser looks up orders, because the server's own requests aren't rate limited.
  const { data, error, loading, refetch } = useTrackOrderQuery({
    variables: { trackingNumber: number },
    skip: !inBrowser || number === '' || isOrderNumber,
    fetchPolicy: 'no-cache',
  });
  const tracking = loading ? undefined : data?.trackOrder;
  const label = tracking?.status.label;
  // The number to find the order by, if the page knows it.
  const known = isOrderNumber ? orderNumberTyped(number) : tracking?.order.number;
  useEffect(() => {
    if (label) announce(`Your order: ${label}`);
  }, [label]);

  function track(wanted: string) {
    if (wanted !== number) return setParams({ number: wanted }, { replace: true });
    if (isOrderNumber) return;
    // If the retry fails, this shows the error again.
    refetch().catch(() => undefined);
  }

  return (
    <>
      <div className="grid gap-8">
        <TrackingForm number={number} isTracking={loading} onTrack={track} />
        <p role="status" className="flex items-center gap-3 text-ink-2 empty:hidden">
          {loading && (
            <>
              <Spinner />
              Looking up your order…
            </>
          )}
        </p>
        {isOrderNumber && <OrderNumberTyped number={number} />}
        {!loading && error && <Notice tone="bad">{trackingErrorText(error)}</Notice>}
        {tracking === null && <Notice tone="bad">{UNKNOWN_NUMBER_TEXT}</Notice>}
        {tracking && <TrackingResult tracking={tracking} delivery={settings.delivery} />}
      </div>
      {!tracking?.status.isCollected && (
        <TrackingStages settings={settings} carrier={tracking?.order.carrier ?? null} />
      )}
      <p className="text-ink-2">
        Want to see the whole order, or its invoice? <TextLink to="/orders">See your orders</TextLink>, or{' '}
        <TextLink to={known ? findOrderPath(known) : '/find-order'}>
          find an order placed without an account
        </TextLink>
        .
      </p>
    </>
  );
}
