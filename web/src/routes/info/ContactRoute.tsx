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
import { ShopTextPage } from './frame/ShopTextPage.tsx';

type Shop = ContactQuery['shopSettings'];

/** The shop's contact details and contact form, opening hours and service area. */
export function ContactRoute() {
  const { shopSettings: shop, page } = useContactSuspenseQuery().data;
  const site = use(SiteContext);
  return (
    <ShopTextPage
      slug="shop-contact"
      text={page}
      drawing="/drawings/contact.svg"
      title="Contact"
      description={
        `Call ${shop.phone} or email ${shop.email}. Opening hours, support hours, our address and the ` +
        `area we cover.`
      }
      jsonLd={[shopJsonLd(shop, site)]}
      parts={{
        contactDetails: <HelpContacts settings={shop} />,
        contactForm: <ContactForm shopEmail={shop.email} />,
        hours: <Hours {...shop} />,
        postalAddress: <Address {...shop} />,
        serviceAreas: <ServiceAreas {...shop} />,
      }}
      needed={['contactDetails', 'contactForm', 'postalAddress']}
    />
  );
}

function Hours({ openingHours, specialDays, supportHours }: Shop) {
  return (
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
  );
}

function Address({ companyName, address, isDemonstration }: Shop) {
  return (
    <>
      <address className="not-italic">
        {[companyName, ...address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {isDemonstration && <DemonstrationNote />}
    </>
  );
}

function ServiceAreas({ baseTown, mobileFittingRadiusKm, delivery }: Shop) {
  return (
    <>
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
    </>
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
