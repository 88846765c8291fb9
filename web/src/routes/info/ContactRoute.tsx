import { use } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { SiteContext } from '../../lib/PageHead.tsx';
import { shopJsonLd } from '../../lib/shopJsonLd.ts';
import { useContactSuspenseQuery, type ContactQuery } from './ContactRoute.generated.ts';
import { DemonstrationNote } from './DemonstrationNote.tsx';
import { HelpContacts } from './HelpContacts.tsx';
import { HoursTable } from './HoursTable.tsx';
import { InfoPage } from './InfoPage.tsx';
import { InfoSection } from './InfoSection.tsx';

type Shop = ContactQuery['shopSettings'];

/** How to reach the shop, when somebody is there, and where it comes to. */
export function ContactRoute() {
  const { shopSettings: shop } = useContactSuspenseQuery().data;
  const { origin } = use(SiteContext);
  return (
    <InfoPage
      path="/contact"
      title="Contact"
      heading="Contact us"
      description={`Call ${shop.phone} or write to ${shop.email}. Opening hours, support hours, address and the area ${shop.shopName} covers.`}
      summary="Talk to a person who knows tyres. For an order, have its number at hand."
      jsonLd={[shopJsonLd(shop, origin)]}
    >
      <InfoSection title="Contact information">
        <HelpContacts settings={shop} />
        <ReadyMails email={shop.email} />
      </InfoSection>
      <Hours {...shop} />
      <Address {...shop} />
      <Coverage {...shop} />
    </InfoPage>
  );
}

const MAIL_SUBJECTS = [
  'Question about an order',
  'Help to choose tyres',
  'Return or refund',
  'Warranty claim',
  'Fleet and business',
];

/** Links that open a mail with its subject written, so that it reaches the right desk. */
function ReadyMails({ email }: { email: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-2">Write about:</p>
      <ul className="flex flex-wrap gap-2">
        {MAIL_SUBJECTS.map((subject) => (
          <li key={subject}>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-[600] hover:border-ink"
            >
              {subject}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hours({ openingHours, supportHours }: Shop) {
  return (
    <InfoSection title="Hours">
      <div className="grid gap-8 md:grid-cols-2">
        <HoursTable
          caption="Opening hours"
          rows={openingHours.map(({ days, opens, closes }) => ({ when: days, hours: `${opens}–${closes}` }))}
        />
        <HoursTable
          caption="Support hours"
          rows={supportHours.map(({ channel, hours }) => ({ when: channel, hours }))}
        />
      </div>
    </InfoSection>
  );
}

function Address({ companyName, address, isDemonstration }: Shop) {
  return (
    <InfoSection title="Address">
      <address className="not-italic">
        {[companyName, ...address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {isDemonstration && <DemonstrationNote />}
    </InfoSection>
  );
}

function Coverage({ baseTown, mobileFittingRadiusKm, delivery, claims }: Shop) {
  return (
    <InfoSection title="Coverage">
      <dl className="max-w-prose divide-y divide-line border-y border-line">
        {delivery.map(({ method, name, description }) => (
          <Area key={method} service={name} area={description} />
        ))}
        <Area
          service="Mobile fitting"
          area={`About ${mobileFittingRadiusKm} km around ${baseTown}, same-day and emergency`}
        />
        <Area service="Fitting centres" area={`${formatCount(claims.fittingCentres)}+ across the country`} />
      </dl>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/shipping" className="underline underline-offset-4">
          Delivery prices and times
        </Link>
        <Link to="/fitting-centers" className="underline underline-offset-4">
          Fitting centres near {baseTown}
        </Link>
      </p>
    </InfoSection>
  );
}

function Area({ service, area }: { service: string; area: string }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
      <dt className="font-[600]">{service}</dt>
      <dd className="text-ink-2">{area}</dd>
    </div>
  );
}
