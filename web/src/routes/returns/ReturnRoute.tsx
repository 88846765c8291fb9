import { useParams } from 'react-router-dom';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OwnReturn } from './OwnReturn.tsx';

/** /orders/:orderId/returns/:returnId: how a return stands, and what its buyer does next. */
export function ReturnRoute() {
  const { orderId = '', returnId = '' } = useParams();
  return (
    <OrderDoor title="Your return">
      <OwnReturn orderId={orderId} returnId={returnId} />
    </OrderDoor>
  );
}
