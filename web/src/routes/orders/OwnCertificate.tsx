import { Printer } from 'lucide-react';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { makeClaimPath } from '../claims/claimPaths.ts';
import { useCertificateQuery } from './Certificate.generated.ts';
import { CertificateDocument, type CertificateDocumentProps } from './CertificateDocument.tsx';
import { OrderAnswer } from './OrderAnswer.tsx';

/** The certificates of an order's road hazard plan, for its buyer. Browser only. */
export function OwnCertificate({ id }: { id: string }) {
  const query = useCertificateQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order, { shopSettings }) => <Certificates order={order} shop={shopSettings} />}
    </OrderAnswer>
  );
}

function Certificates({ order, shop }: CertificateDocumentProps) {
  const { id } = order;
  const back = <LinkButton to={orderPath(id)}>Back to the order</LinkButton>;
  if (order.planCertificates.length === 0)
    return (
      <MessagePage title="There is no certificate">
        <p>No tyre of this order is covered by the road hazard plan.</p>
        {back}
      </MessagePage>
    );
  return (
    <div className="wrap grid max-w-4xl gap-6 py-6 print:max-w-none print:p-0">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print certificate
        </Button>
        {order.planCertificates.some(({ from }) => from !== null) && (
          <LinkButton to={makeClaimPath(id, 'ROAD_HAZARD')}>Make a claim</LinkButton>
        )}
        {back}
      </div>
      <CertificateDocument order={order} shop={shop} />
    </div>
  );
}
