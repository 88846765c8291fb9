import { use } from 'react';
import { useInBrowser } from '../../../lib/browser/BrowserOnly.tsx';
import { SiteContext } from '../../../lib/head/PageHead.tsx';
import { buttonStyle } from '../../../ui/base/buttonStyle.ts';
import { CopyLinkButton } from '../../../ui/overlay/CopyLinkButton.tsx';
import { postPath } from '../topics/blogState.ts';
import { shareTargets } from './shareTargets.ts';

/** Links for sharing an article. Copying its URL needs JavaScript, so that button renders only in the browser. */
export function ShareLinks({ slug, title }: { slug: string; title: string }) {
  const { origin } = use(SiteContext);
  const isInBrowser = useInBrowser();
  const url = origin + postPath(slug);
  return (
    <section aria-labelledby="share" className="self-start lg:sticky lg:top-8">
      <h2 id="share" className="mb-3 text-lg">
        Share this article
      </h2>
      <ul className="flex flex-wrap gap-2 lg:max-w-xs">
        {shareTargets(title, url).map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener" className={buttonStyle({}, 'px-4')}>
              {label}
            </a>
          </li>
        ))}
        {isInBrowser && (
          <li>
            <CopyLinkButton url={url} />
          </li>
        )}
      </ul>
    </section>
  );
}
