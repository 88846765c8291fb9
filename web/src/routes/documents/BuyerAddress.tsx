import type { PostalAddress } from '@treadline/schema/trade/places/postal-address';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';

/** The address on a document, or a note that it was deleted. */
export function BuyerAddress({ address }: { address: PostalAddress | null }) {
  if (address) return <AddressBlock address={address} />;
  return <span className="text-sm font-normal">These details have been deleted.</span>;
}
