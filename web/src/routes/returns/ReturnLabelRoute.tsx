import { OPEN_RETURNS } from '@treadline/schema/trade/order/return-rights';
import { addressLines } from '@treadline/schema/trade/places/postal-address';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { PartNotFound } from '../orderParts/PartNotFound.tsx';
import { useReturnLabelQuery, type ReturnLabelQuery } from './ReturnLabelRoute.generated.ts';
import { returnPath } from './returnPaths.ts';
import { postageText } from './returnText.ts';

type LabelledOrder = NonNullable<ReturnLabelQuery['order']>;

/** /orders/:orderId/returns/:returnId/label: a return's label, to print and attach to the tyres. */
export function ReturnLabelRoute() {
  const { orderId = '', returnId = '' } = useParams();
  return (
    <OrderGuard title="Return label">
      <ReturnLabel orderId={orderId} returnId={returnId} />
    </OrderGuard>
  );
}

function ReturnLabel({ orderId, returnId }: { orderId: string; returnId: string }) {
  const query = useReturnLabelQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer
      query={query}
      find={({ order }) => {
        const ret = order?.returns.find(({ id, state }) => id === returnId && OPEN_RETURNS.includes(state));
        return order && ret && { order, ret };
      }}
      missing={<PartNotFound orderId={orderId} name="Return label" />}
    >
      {({ order, ret }, { shopSettings }) => (
        <LabelToPrint orderId={orderId} order={order} ret={ret} shop={shopSettings} />
      )}
    </OrderAnswer>
  );
}

interface LabelProps {
  order: LabelledOrder;
  ret: LabelledOrder['returns'][number];
  shop: ReturnLabelQuery['shopSettings'];
}

function LabelToPrint({ orderId, ...label }: LabelProps & { orderId: string }) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] justify-items-start gap-6 py-5 md:py-8 print:p-0">
      <div className="flex w-full flex-wrap items-center gap-3 print:hidden">
        <h1 className="mr-auto text-2xl">Return label</h1>
        <LinkButton to={returnPath(orderId, label.ret.id)}>Back to the return</LinkButton>
        <Button variant="primary" onClick={() => print()}>
          <Printer className="size-4.5" />
          Print
        </Button>
      </div>
      <Label {...label} />
      <p className="max-w-prose text-sm text-ink-2 print:hidden">
        Put it on the tyres where it can be seen. No printer? Write the return number on them instead.{' '}
        {postageText(label.ret.method)}
      </p>
    </div>
  );
}

/** The recipient, the sender, and the return number. */
function Label({ order, ret, shop }: LabelProps) {
  return (
    <article
      aria-label={`Return label ${ret.number}`}
      className="grid w-full max-w-xl gap-5 border-2 border-black bg-white p-6 text-black"
    >
      <p className="text-sm">From {addressLines(order.shippingAddress).join(', ')}</p>
      <address className="grid text-xl leading-snug font-[650] not-italic">
        <span className="text-sm font-normal">To</span>
        {[`${shop.companyName}, Returns`, ...shop.address].map((line) => (
          <span key={line} className="wrap-anywhere">
            {line}
          </span>
        ))}
        <span className="text-sm font-normal">{shop.phone}</span>
      </address>
      <div className="grid gap-1 border-t-2 border-black pt-4">
        <p className="text-sm">Return number</p>
        <p className="text-xl font-[800] wrap-anywhere sm:text-2xl">{ret.number}</p>
        <ul className="text-sm">
          {ret.lines.map(({ line, quantity }) => (
            <li key={line.id}>
              {quantity} × {line.productName}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
