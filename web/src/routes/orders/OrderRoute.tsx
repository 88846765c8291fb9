import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { PayNow } from '../../features/checkout/payment/PayNow.tsx';
import { CancelOrder } from '../../features/orders/CancelOrder.tsx';
import { certificatePath, invoicePath, managedOrderPath } from '../../features/orders/orderPaths.ts';
import { reviewPath } from '../../features/reviews/reviewPaths.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { ClaimLinks, OrderClaims } from '../claims/OrderClaims.tsx';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { OrderReturns, ReturnLastDays, ReturnTyresLink } from '../returns/OrderReturns.tsx';
import { BuyAgainButton } from './BuyAgainButton.tsx';
import { OrderFittings } from './fitting/OrderFittings.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { useOwnOrderQuery, type OwnOrderQuery } from './OrderRoute.generated.ts';

const CUSTOMERS_WAY = [
  { label: 'Account', to: '/account' },
  { label: 'Orders', to: '/orders' },
];

/** /orders/:orderId: an order for its buyer, with its actions. */
export function OrderRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderGuard title="Your order">
      <OwnOrder orderId={orderId} />
    </OrderGuard>
  );
}

function OwnOrder({ orderId }: { orderId: string }) {
  const query = useOwnOrderQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order, { shopSettings }) => <Order order={order} shop={shopSettings} />}
    </OrderAnswer>
  );
}

interface OrderProps {
  order: NonNullable<OwnOrderQuery['order']>;
  shop: OwnOrderQuery['shopSettings'];
}

function Order({ order, shop }: OrderProps) {
  const can = useCan();
  const session = useSession();
  const isCustomer = session !== null;
  // Anyone who can see another customer's order is staff, so send them to the admin.
  if (!order.isOwn) return <Navigate to={managedOrderPath(order.id)} replace />;
  return (
    <div className="wrap grid gap-6 py-5 md:py-8">
      <Breadcrumbs
        items={[
          ...(isCustomer ? CUSTOMERS_WAY : [{ label: 'Find your order', to: '/find-order' }]),
          { label: order.number },
        ]}
      />
      <OrderDetails
        order={order}
        shop={shop}
        delivery={shop.delivery}
        {...(isCustomer && { reviewPath: (lineId: string) => reviewPath(order.id, lineId) })}
        parts={
          <>
            <OrderFittings order={order} />
            <ReturnLastDays order={order} />
            <OrderReturns order={order} />
            <OrderClaims order={order} />
          </>
        }
        actions={
          <>
            <PayNow order={order} />
            {!order.canPay && <BuyAgainButton order={order} />}
            {order.invoiceNumber && <LinkButton to={invoicePath(order.id)}>Invoice</LinkButton>}
            <ReturnTyresLink order={order} />
            <ClaimLinks order={order} />
            {order.planCertificates.length > 0 && (
              <LinkButton to={certificatePath(order.id)}>Plan certificate</LinkButton>
            )}
            <CancelOrder order={order} />
            {can('READ_ORDERS') && (
              <LinkButton to={managedOrderPath(order.id)} variant="plain">
                Manage this order
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  );
}
