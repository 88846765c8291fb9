import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { PlanConditions } from '../../features/plan/PlanConditions.tsx';
import { formatDate, formatTyres } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import { createClaimPath } from '../claims/claimPaths.ts';
import type { OwnCertificateQuery } from './CertificateRoute.generated.ts';
import { DocumentPaper } from './DocumentPaper.tsx';

type PlannedOrder = NonNullable<OwnCertificateQuery['order']>;
type Certified = PlannedOrder['planCertificates'][number];

interface CertificateDocumentProps {
  order: PlannedOrder;
  shop: OwnCertificateQuery['shopSettings'];
}

/** An order's certificates on one sheet, with the plan's terms when it was bought. */
export function CertificateDocument({ order, shop }: CertificateDocumentProps) {
  const { id, planCertificates, number, createdAt, shippingAddress } = order;
  const [first] = planCertificates;
  if (!first) return <NoCertificate orderId={id} />;
  return (
    <DocumentPaper
      title="Road hazard plan certificate"
      orderId={id}
      facts={[
        ['Order number', number],
        ['Ordered on', formatDate(createdAt)],
        ['For', shippingAddress.name],
      ]}
      seller={shop}
      actions={
        planCertificates.some(({ from }) => from !== null) && (
          <LinkButton to={createClaimPath(id, 'ROAD_HAZARD')}>Make a claim</LinkButton>
        )
      }
    >
      {planCertificates.map((certificate) => (
        <Certificate key={certificate.number} {...certificate} />
      ))}
      <PlanConditions figures={{ ...shop, planMonths: first.months }} headingLevel={2} />
    </DocumentPaper>
  );
}

function Certificate({ number, tyre, size, tyres, months, from, until }: Certified) {
  return (
    <section
      aria-label={`Certificate ${number}`}
      className="grid break-inside-avoid gap-4 border-t-2 border-ink pt-4"
    >
      <h2 className="text-lg break-words">{tyre}</h2>
      <FactList>
        <Fact name="Certificate">{number}</Fact>
        <Fact name="Size">{size}</Fact>
        <Fact name="Covers">{formatTyres(tyres)}</Fact>
        <Fact name="Runs">
          {from && until
            ? `${formatDate(from)} to ${formatDate(until)}`
            : `${months} months from the day your tyres arrive`}
        </Fact>
      </FactList>
    </section>
  );
}

function NoCertificate({ orderId }: { orderId: string }) {
  return (
    <MessagePage title="This order has no certificate">
      <p>The road hazard plan doesn’t cover any of its tyres.</p>
      <LinkButton to={orderPath(orderId)}>Back to the order</LinkButton>
    </MessagePage>
  );
}
