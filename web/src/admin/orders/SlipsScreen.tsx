import { fittingText } from '@treadline/schema/trade/fitting/fulfilment';
import { COLLECTION } from '@treadline/schema/trade/order/collection';
import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';
import { formatDate, formatTyres } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { Barcode } from './print/Barcode.tsx';
import type { OrderParcel } from './print/orderParcels.ts';
import { PrintScreen, type PrintingShop } from './print/PrintScreen.tsx';

/** /admin/orders/:id/slip and /admin/orders/slips?ids=: packing slips, one A4 sheet for each parcel. */
export function SlipsScreen() {
  return <PrintScreen title="Packing slips" paper={(order, shop) => <Slip order={order} shop={shop} />} />;
}

function Slip({ order, shop }: { order: OrderParcel; shop: PrintingShop }) {
  const {
    number,
    createdAt,
    deliveryMethod,
    isCollected,
    shippingProvider,
    shippingAddress,
    phone,
    itemCount,
    lines,
    mark,
  } = order;
  return (
    <article
      className={classes(
        'grid max-w-3xl gap-6 rounded-lg border border-line bg-card p-6 print:max-w-none print:rounded-none',
        'print:border-0 print:p-0 print:not-first-of-type:break-before-page',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div className="grid gap-1">
          <h2 className="text-2xl">Packing slip</h2>
          <p className="text-lg font-[700]">{number}</p>
          {mark && <p className="text-lg font-[700]">{mark}</p>}
          <p className="text-sm">Ordered on {formatDate(createdAt)}</p>
        </div>
        <div className="grid min-w-60 justify-items-end gap-1 text-sm">
          <Barcode text={number} />
        </div>
      </header>
      <div className="grid gap-6 sm:grid-cols-3 print:grid-cols-3">
        <Part title={isCollected ? 'Collected by' : 'Deliver to'}>
          <AddressBlock address={shippingAddress} />
          {phone && <p className="text-sm">{phone}</p>}
        </Part>
        <Part title="Delivery">
          <p className="text-sm">
            {isCollected ? COLLECTION : (fittingText(lines) ?? deliveryMethods[deliveryMethod].label)}
          </p>
          {!isCollected && <p className="text-sm">{shippingProvider}</p>}
        </Part>
        <Part title="From">
          <p className="text-sm">{shop.companyName}</p>
          {shop.address.map((line) => (
            <p key={line} className="text-sm">
              {line}
            </p>
          ))}
        </Part>
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">Tyres in this order</caption>
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <ColumnHead className="w-16 py-2 text-right">Units</ColumnHead>
            <ColumnHead className="px-4 py-2">Tyre</ColumnHead>
            <ColumnHead className="w-20 py-2">Packed</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, productName, productSku, quantity }) => (
            <tr key={id} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2.5 text-right text-lg font-[750]">{quantity}</td>
              <td className="px-4 py-2.5 wrap-anywhere">
                {productName}
                <span className="block text-xs">{productSku}</span>
              </td>
              <td className="py-2.5">
                <span className="block size-5 border-[1.5px] border-ink" />
                <span className="sr-only">Not ticked</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-[650]">{formatTyres(itemCount)} in all</p>
      <p className="text-sm">
        Questions? Call {shop.phone} or write to {shop.email}. Tyres that have not been fitted can be returned
        within {shop.returnDays} days.
      </p>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-sm">{title}</h3>
      {children}
    </div>
  );
}
