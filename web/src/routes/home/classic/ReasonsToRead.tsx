import { Link } from 'react-router-dom';
import { Section } from '../../../ui/base/Section.tsx';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';
import { shopReasons } from '../parts/shopReasons.ts';

/** The reasons to buy here, as text. */
export function ReasonsToRead({ text: written }: { text: ShopTextFragment | null | undefined }) {
  return (
    <Section title="Why Choose Us">
      <dl className="grid gap-x-10 border-t border-line lg:grid-cols-2">
        {shopReasons(written).map(({ title, text, link }) => (
          <div
            key={title}
            className="grid content-start gap-x-10 gap-y-1 border-b border-line py-4 md:max-lg:grid-cols-[16rem_1fr]"
          >
            <dt className="text-lg font-[750] font-stretch-[108%]">{title}</dt>
            <dd className="max-w-prose text-ink-2">
              {text}{' '}
              {link && (
                <Link to={link.to} className="whitespace-nowrap text-ink underline underline-offset-4">
                  {link.label}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
