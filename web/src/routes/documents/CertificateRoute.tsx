import { useParams } from 'react-router-dom';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { CertificateDocument } from './CertificateDocument.tsx';
import { useOwnCertificateQuery } from './CertificateRoute.generated.ts';

/** /orders/:orderId/certificate: the certificate of an order's road hazard plan, to print or save. */
export function CertificateRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderGuard title="Road hazard plan">
      <OwnCertificate orderId={orderId} />
    </OrderGuard>
  );
}

function OwnCertificate({ orderId }: { orderId: string }) {
  const query = useOwnCertificateQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order, { shopSettings }) => <CertificateDocument order={order} shop={shopSettings} />}
    </OrderAnswer>
  );
}
