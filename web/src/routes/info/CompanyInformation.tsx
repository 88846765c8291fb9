import { DemonstrationNote } from './frame/DemonstrationNote.tsx';

interface Company {
  companyName: string;
  companyNumber: string;
  vatNumber: string;
  address: readonly string[];
  phone: string;
  phoneHref: string;
  email: string;
  isDemonstration: boolean;
}

/** The details that the Companies Act and the E-Commerce Regulations require a shop to publish. */
export function CompanyInformation({ company }: { company: Company }) {
  const rows = [
    ['Company', company.companyName],
    ['Company number', `${company.companyNumber}, registered in England and Wales`],
    ['VAT number', company.vatNumber],
    ['Registered office', company.address.join(', ')],
  ];
  return (
    <>
      <dl className="max-w-prose divide-y divide-line border-y border-line">
        {rows.map(([term, value]) => (
          <div key={term} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="font-[600]">{term}</dt>
            <dd className="text-ink-2">{value}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
          <dt className="font-[600]">Contact</dt>
          <dd>
            <a href={company.phoneHref} className="underline underline-offset-4">
              {company.phone}
            </a>
            {', '}
            <a href={`mailto:${company.email}`} className="wrap-anywhere underline underline-offset-4">
              {company.email}
            </a>
          </dd>
        </div>
      </dl>
      {company.isDemonstration && <DemonstrationNote />}
    </>
  );
}
