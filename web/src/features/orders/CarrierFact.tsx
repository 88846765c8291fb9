import { ExternalLink } from 'lucide-react';
import { Fact } from './FactList.tsx';

interface CarrierFactProps {
  carrier: string;
  /** The carrier's own tracking number; null if it has none. */
  number: string | null;
  /** The carrier's page about the parcel; null if the shop doesn't know it. */
  url: string | null;
}

/** An order's carrier, with its tracking number and a link to its page. */
export function CarrierFact({ carrier, number, url }: CarrierFactProps) {
  return (
    <Fact name="Carrier">
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
