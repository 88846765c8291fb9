import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { PlanConditions } from '../../features/plan/PlanConditions.tsx';
import { formatDate, formatTyres } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import type { CertificateQuery } from './Certificate.generated.ts';

type PlannedOrder = NonNullable<CertificateQuery['order']>;
type Shop = CertificateQuery['shopSettings'];

export interface CertificateDocumentProps {
  order: PlannedOrder;
  shop: Shop;
}

/** The certificates of an order on one paper, with the terms of the plan as it was bought. */
export function CertificateDocument({ order, shop }: CertificateDocumentProps) {
  const { planCertificates, number, createdAt, shippingAddress } = order;
  const planMonths = planCertificates[0]?.months ?? 0;
  return (
    <article
      className={classes(
        'grid gap-8 rounded-lg border border-line bg-card p-5 md:p-8 print:rounded-none',
        'print:border-0 print:p-0',
      )}
    >
      <header className="flex flex-wrap justify-between gap-x-10 gap-y-6">
        <div className="grid content-start gap-1">
          <h1 className="text-2xl">Road hazard plan certificate</h1>
          <p className="text-ink-2">
            Order {number} of <time dateTime={createdAt}>{formatDate(createdAt)}</time>, for{' '}
            {shippingAddress.name}
          </p>
        </div>
        <Seller {...shop} />
      </header>
      {planCertificates.map((certificate) => (
        <Certificate key={certificate.number} {...certificate} />
      ))}
      <PlanConditions figures={{ ...shop, planMonths }} headingLevel={2} />
    </article>
  );
}

function Certificate({
  number,
  tyre,
  size,
  tyres,
  months,
  from,
  until,
}: PlannedOrder['planCertificates'][number]) {
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

function Seller({ companyName, address, phone, email, isDemonstration }: Shop) {
  return (
    <div className="grid max-w-xs content-start gap-2 text-sm">
      <address className="not-italic">
        <span className="block font-[650]">{companyName}</span>
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{phone}</span>
        <span className="block wrap-anywhere">{email}</span>
      </address>
      {isDemonstration && (
        <p className="font-[650]">Demonstration only: this company is made up, and so is this certificate.</p>
      )}
    </div>
  );
}
