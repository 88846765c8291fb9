import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { Section } from '../../../ui/base/Section.tsx';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';
import { shopReasons, type Highlight } from './shopReasons.ts';

/** The reasons to buy here, each with a link to more about it. */
export function FeatureCards({ text }: { text: ShopTextFragment | null | undefined }) {
  const features = shopReasons(text);
  if (!text || features.length === 0) return null;
  return (
    <Section title={text.title}>
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

function FeatureCard({ title, text, link, Icon }: Highlight) {
  return (
    <li
      className={classes(
        'grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-lg bg-tint p-4 sm:grid-cols-1',
        'sm:grid-rows-[auto_auto_1fr_auto] sm:gap-y-2 md:p-5 md:pb-3',
      )}
    >
      <Icon className="size-7 max-sm:row-span-3" strokeWidth={1.75} />
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-2">{text}</p>
      {link && (
        <Link
          to={link.to}
          className={classes(
            'flex min-h-11 items-center justify-self-start text-sm font-[650] underline',
            'underline-offset-4 hover:decoration-2',
          )}
        >
          {link.label}
        </Link>
      )}
    </li>
  );
}
