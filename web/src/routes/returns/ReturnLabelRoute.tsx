import { useParams } from 'react-router-dom';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { ReturnLabel } from './ReturnLabel.tsx';

/** /orders/:orderId/returns/:returnId/label: the label of a return, to print and put on the tyres. */
export function ReturnLabelRoute() {
  const { orderId = '', returnId = '' } = useParams();
  return (
    <OrderDoor title="Return label">
      <ReturnLabel orderId={orderId} returnId={returnId} />
    </OrderDoor>
  );
}
