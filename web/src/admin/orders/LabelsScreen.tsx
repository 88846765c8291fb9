import { deliveryMethodLabels } from '@treadline/schema/trade/delivery-method';
import { addressLines } from '@treadline/schema/trade/postal-address';
import { formatTyres } from '../../lib/format.ts';
import { Barcode } from './print/Barcode.tsx';
import { PrintScreen, type PrintedOrder, type PrintingShop } from './print/PrintScreen.tsx';

/** /admin/orders/:id/label and /admin/orders/labels?ids=: address labels, a sheet of A6 each. */
export function LabelsScreen() {
  return <PrintScreen title="Labels" paper={(order, shop) => <Label order={order} shop={shop} />} />;
}

function Label({ order, shop }: { order: PrintedOrder; shop: PrintingShop }) {
  const { number, deliveryMethod, shippingProvider, shippingAddress, phone, itemCount } = order;
  const { postcode, ...address } = shippingAddress;
  return (
    <article
      aria-label={`Label for ${number}`}
      className="text-black grid aspect-[105/148] sheet-a6 w-[105mm] max-w-full grid-rows-[auto_1fr_auto] gap-3 overflow-clip border border-line bg-white p-[5mm]"
    >
      <div className="border-black flex justify-between gap-4 border-b-2 pb-2 text-xs">
        <p>
          From {shop.companyName}, {shop.address.join(', ')}
        </p>
        <p className="text-right font-[750] whitespace-nowrap">
          {deliveryMethodLabels[deliveryMethod].replace(' delivery', '')}
        </p>
      </div>
      <div className="grid content-center gap-1">
        {addressLines({ ...address, postcode: '' }).map((line, index) => (
          // Two lines may read alike.
          <p key={index} className="text-lg leading-snug font-[600] wrap-anywhere">
            {line}
          </p>
        ))}
        <p className="text-[2rem] leading-tight font-[800]">{postcode}</p>
        {phone && <p className="text-sm">{phone}</p>}
      </div>
      <div className="border-black grid justify-items-center gap-1 border-t-2 pt-2">
        <Barcode text={number} />
        <p className="flex w-full flex-wrap justify-between gap-x-4 text-sm">
          <b>{number}</b>
          <span>{formatTyres(itemCount)}</span>
          <span>{shippingProvider}</span>
        </p>
      </div>
    </article>
  );
}
