import { DELIVERED_STATUSES } from '@treadline/schema/trade/order/order-status';
import { Link, useParams } from 'react-router-dom';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { OrderPart } from '../orderParts/OrderPart.tsx';
import { useAskReturnQuery, type AskReturnQuery } from './AskReturnRoute.generated.ts';
import { ReturnForm } from './ReturnForm.tsx';

/** /orders/:orderId/return: the form for requesting a return. */
export function AskReturnRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderGuard title="Return tyres">
      <AskReturn orderId={orderId} />
    </OrderGuard>
  );
}

function AskReturn({ orderId }: { orderId: string }) {
  const query = useAskReturnQuery({ variables: { orderId }, fetchPolicy: 'network-only' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order) => (
        <OrderPart order={order} name="Return tyres">
          <ReturnForm order={order} otherwise={<NothingToReturn order={order} />} />
        </OrderPart>
      )}
    </OrderAnswer>
  );
}

function NothingToReturn({ order }: { order: NonNullable<AskReturnQuery['order']> }) {
  const { id, status, returnRefusal } = order;
  return (
    <MessagePage title="Nothing to return">
      <p>
        {returnRefusal}
        {DELIVERED_STATUSES.includes(status) && (
          <>
            {' '}
            Your rights if a tyre has a fault last longer:{' '}
            <Link to="/returns" className="underline underline-offset-4">
              read about returns
            </Link>
            .
          </>
        )}
      </p>
      <LinkButton to={orderPath(id)}>Back to the order</LinkButton>
    </MessagePage>
  );
}
