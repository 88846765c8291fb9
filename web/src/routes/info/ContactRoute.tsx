import { formatReach } from '@treadline/schema/trade/places/reach';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { shopJsonLd } from '../../lib/head/shopJsonLd.ts';
import { formatDate } from '../../lib/text/format.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { useContactSuspenseQuery, type ContactQuery } from './ContactRoute.generated.ts';
import { DemonstrationNote } from './frame/DemonstrationNote.tsx';
import { HelpContacts } from './frame/HelpContacts.tsx';
import { HoursTable } from './frame/HoursTable.tsx';
import { InfoPage } from './frame/InfoPage.tsx';
import { InfoSection } from './frame/InfoSection.tsx';

type Shop = ContactQuery['shopSettings'];

/** The shop's contact details and contact form, opening hours and service area. */
export function ContactRoute() {
  const { shopSettings: shop } = useContactSuspenseQuery().data;
  const site = use(SiteContext);
  return (
    <InfoPage
      path="/contact"
      drawing="/drawings/contact.svg"
      title="Contact"
      heading="Contact us"
      description={
        `Call ${shop.phone} or email ${shop.email}. Opening hours, support hours, our address and the ` +
        `area we cover.`
      }
      summary={
        'Talk to someone who knows tyres. If it’s about an order, please have your order number to hand. ' +
        'You can order online at any time.'
      }
      jsonLd={[shopJsonLd(shop, site)]}
    >
      <InfoSection title="Contact information">
        <HelpContacts settings={shop} />
      </InfoSection>
      <InfoSection
        title="Send us a message"
        intro="We’ll email you a copy, and our answer. For anything urgent, please call."
      >
        <ContactForm shopEmail={shop.email} />
      </InfoSection>
      <Hours {...shop} />
      <Address {...shop} />
      <Coverage {...shop} />
    </InfoPage>
  );
}

function Hours({ openingHours, specialDays, supportHours }: Shop) {
  return (
    <InfoSection title="Hours">
      <div className="grid gap-8 md:grid-cols-2">
        <HoursTable
          caption="Shop opening hours"
          rows={openingHours.map(({ days, opens, closes }) => ({ when: days, hours: `${opens}–${closes}` }))}
        />
        <HoursTable
          caption="Support hours"
          rows={supportHours.map(({ channel, hours }) => ({ when: channel, hours }))}
        />
        {specialDays.length > 0 && (
          <HoursTable
            caption="Holidays and special days"
            rows={specialDays.map(({ date, name, opens, closes }) => ({
              when: `${name}, ${formatDate(date)}`,
              hours: opens !== null && closes !== null ? `${opens}–${closes}` : 'Closed',
            }))}
          />
        )}
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

function Coverage({ baseTown, mobileFittingRadiusKm, delivery }: Shop) {
  return (
    <InfoSection title="Coverage">
      <dl className="max-w-prose divide-y divide-line border-y border-line">
        {delivery.map(({ method, name, description }) => (
          <Area key={method} service={name} area={description} />
        ))}
        <Area
          service="Mobile fitting"
          area={`About ${formatReach(mobileFittingRadiusKm)} around ${baseTown}, same-day and emergency`}
        />
        <Area service="Fitting centres" area={`Independent garages around ${baseTown}`} />
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
