import type { FragmentType } from '@apollo/client';
import { formatCount } from '../../../lib/text/format.ts';
import { supportHoursOf } from '../../../lib/text/supportHours.ts';
import { classes } from '../../../ui/base/classes.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { useCallToActionFragment, type CallToActionFragment } from './CallToAction.generated.ts';

/** The size of the catalogue is rounded to thousands. */
const ROUNDED_TO = 1000;

/** The end of the page: links to the shop and to advice. */
export function CallToAction({ settings }: { settings: FragmentType<CallToActionFragment> }) {
  const { baseTown, phone, phoneHref, supportHours, claims } = useCallToActionFragment(settings);
  const phoneHours = supportHoursOf(supportHours, 'Phone');
  const thousands = Math.floor(claims.products / ROUNDED_TO) * ROUNDED_TO;
  return (
    <section aria-labelledby="call-to-action" className="wrap">
      <div
        className={classes(
          'grid gap-5 rounded-lg border border-line bg-card p-5 md:grid-cols-[1fr_auto]',
          'md:items-center md:p-8',
        )}
      >
        <div className="grid gap-1.5">
          <h2 id="call-to-action" className="text-xl md:text-2xl">
            One car or a whole fleet
          </h2>
          <p className="max-w-prose text-ink-2">
            {thousands > 0 ? `Over ${formatCount(thousands)} tyres to choose from` : 'Tyres'}, delivered to
            drivers and fleets across the UK. Around {baseTown}, our mobile fitters come to your home, work or
            yard. Not sure what fits, or want to book? Call{' '}
            <a
              href={phoneHref}
              className="font-[650] whitespace-nowrap text-ink underline underline-offset-4"
            >
              {phone}
            </a>
            {phoneHours && <span className="whitespace-nowrap"> ({phoneHours})</span>}.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/shop" variant="primary" size="lg">
            Browse all tyres
          </LinkButton>
          <LinkButton to="/contact" size="lg">
            Contact us
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
