import { countryLines } from '@treadline/schema/trade/places/country';
import { shortMethod } from '@treadline/schema/trade/places/delivery-method';
import { addressLines } from '@treadline/schema/trade/places/postal-address';
import { useEffect } from 'react';
import { formatTyres } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import { Barcode } from './print/Barcode.tsx';
import type { OrderParcel } from './print/orderParcels.ts';
import { PrintScreen, type PrintingShop } from './print/PrintScreen.tsx';

/**
 * Sets the print paper to the size of a label while the screen is open. The shop's content security policy allows
 * adopted stylesheets, and not every browser prints named pages at their own size.
 */
function useLabelPaper() {
  useEffect(() => {
    const paper = new CSSStyleSheet();
    paper.replaceSync('@page { size: 105mm 148mm; margin: 0; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    };
  }, []);
}

/** /admin/orders/:id/label and /admin/orders/labels?ids=: address labels, one A6 sheet for each parcel. */
export function LabelsScreen() {
  useLabelPaper();
  return <PrintScreen title="Labels" paper={(order, shop) => <Label order={order} shop={shop} />} />;
}

function Label({ order, shop }: { order: OrderParcel; shop: PrintingShop }) {
  const { number, deliveryMethod, shippingProvider, shippingAddress, phone, itemCount, mark } = order;
  const { postcode, country, ...address } = shippingAddress;
  // Domestic labels leave out the country, so the postcode is the last line.
  const above = addressLines({ ...address, country, postcode: '' }).filter(
    (line) => line !== countryLines[country],
  );
  return (
    <article
      aria-label={`Label for ${number}`}
      className={classes(
        'grid aspect-[105/148] w-[105mm] max-w-full grid-rows-[auto_1fr_auto] gap-3 overflow-clip p-[5mm]',
        'border border-line bg-white text-black print:h-[147mm] print:border-0',
        'print:not-first-of-type:break-before-page',
      )}
    >
      <div className="flex justify-between gap-4 border-b-2 border-black pb-2 text-xs">
        <p>
          From {shop.companyName}, {shop.address.join(', ')}
        </p>
        <p className="text-right font-[750] whitespace-nowrap">{shortMethod(deliveryMethod)}</p>
      </div>
      <div className="grid content-center gap-1">
        {above.map((line, index) => (
          // Two lines can have the same text.
          <p key={index} className="text-lg leading-snug font-[600] wrap-anywhere">
            {line}
          </p>
        ))}
        <p className="text-[2rem] leading-tight font-[800]">{postcode}</p>
        {country === 'IE' && <p className="text-lg font-[600]">{countryLines.IE}</p>}
        {phone && <p className="text-sm">{phone}</p>}
        {mark && <p className="text-lg font-[700]">{mark}</p>}
      </div>
      <div className="grid justify-items-center gap-1 border-t-2 border-black pt-2">
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
