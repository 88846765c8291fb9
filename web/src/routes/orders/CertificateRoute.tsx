import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from './OrderDoor.tsx';
import { OwnCertificate } from './OwnCertificate.tsx';

/** /orders/:orderId/certificate: what the road hazard plan of an order covers, to print or to keep. */
export function CertificateRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '' } = useParams();
  return (
    <>
      <PageHead title="Road hazard plan" robots="noindex,follow" />
      <OrderDoor>
        <OwnCertificate id={orderId} />
      </OrderDoor>
    </>
  );
}
