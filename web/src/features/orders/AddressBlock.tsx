import { addressLines, type PostalAddress } from '@treadline/schema/trade/places/postal-address';

/** An address as on an envelope. */
export function AddressBlock({ address }: { address: PostalAddress }) {
  return (
    <address className="text-sm font-normal not-italic">
      {addressLines(address).map((line, index) => (
        // Two lines can be the same, so use the index.
        <span key={index} className="block break-words">
          {line}
        </span>
      ))}
    </address>
  );
}
