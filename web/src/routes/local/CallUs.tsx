import { Section } from '../../ui/base/Section.tsx';
import { DemonstrationNote } from '../info/frame/DemonstrationNote.tsx';
import { HoursTable } from '../info/frame/HoursTable.tsx';
import { CallButtons } from './CallButtons.tsx';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

/** Repeats the phone numbers, with hours and address. */
export function CallUs({ shop }: { shop: LocalTyresQuery['shopSettings'] }) {
  return (
    <Section title="Call us to book">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <div className="grid gap-5">
          <CallButtons shop={shop} />
          <address className="text-sm not-italic">
            {[shop.companyName, ...shop.address].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {shop.isDemonstration && <DemonstrationNote />}
        </div>
        <HoursTable
          caption="Shop opening hours"
          rows={shop.openingHours.map(({ days, opens, closes }) => ({
            when: days,
            hours: `${opens}–${closes}`,
          }))}
        />
      </div>
    </Section>
  );
}
