import { ExternalLink } from 'lucide-react';
import type { CentreParcelFragment } from './CarrierFact.generated.ts';
import { Fact } from './FactList.tsx';

interface CarrierFactProps {
  /** The label, for an order that's sent as two parcels. */
  name?: string;
  carrier: string;
  /** The carrier's own tracking number; null if it has none. */
  number: string | null;
  /** The carrier's page about the parcel; null if the shop doesn't know it. */
  url: string | null;
}

/** An order's carrier, with its tracking number and a link to its page. */
export function CarrierFact({ name = 'Carrier', carrier, number, url }: CarrierFactProps) {
  return (
    <Fact name={name}>
      {carrier}
      {number && <span className="block text-sm font-normal">Their number: {number}</span>}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
        >
          Track with {carrier}
          <ExternalLink className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </Fact>
  );
}

/** The carrier of the parcel to a fitting centre, if the buyer gets a parcel too. */
export function CentreCarrierFact({ parcel }: { parcel: CentreParcelFragment | null }) {
  if (!parcel) return null;
  const { carrier, trackingNumber, trackingUrl } = parcel;
  return (
    <CarrierFact name="Carrier to the centre" carrier={carrier} number={trackingNumber} url={trackingUrl} />
  );
}
