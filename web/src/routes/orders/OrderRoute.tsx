import { useParams } from 'react-router-dom';
import { OrderDoor } from './OrderDoor.tsx';
import { OwnOrder } from './OwnOrder.tsx';

/** /orders/:orderId: an order of the signed-in customer. */
export function OrderRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderDoor title="Your order">
      <OwnOrder id={orderId} />
    </OrderDoor>
  );
}
