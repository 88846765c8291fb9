import { useParams } from 'react-router-dom';
import { OrderDoor } from './OrderDoor.tsx';
import { OwnCertificate } from './OwnCertificate.tsx';

/** /orders/:orderId/certificate: what the road hazard plan of an order covers, to print or to keep. */
export function CertificateRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderDoor title="Road hazard plan">
      <OwnCertificate id={orderId} />
    </OrderDoor>
  );
}
