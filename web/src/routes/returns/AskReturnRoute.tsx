import { useParams } from 'react-router-dom';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { AskReturn } from './AskReturn.tsx';

/** /orders/:orderId/return: asks to send tyres of an order back. */
export function AskReturnRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderDoor title="Return tyres">
      <AskReturn orderId={orderId} />
    </OrderDoor>
  );
}
