import { classes } from '../../../ui/base/classes.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { RichText } from '../../../ui/base/RichText.tsx';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';

/** The end of the page: links to the shop and to advice. */
export function CallToAction({ text }: { text: ShopTextFragment | null | undefined }) {
  if (!text) return null;
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
            {text.title}
          </h2>
          <RichText html={text.content} className="text-ink-2" />
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
