import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { GonePage } from '../../../ui/page/GonePage.tsx';
import { NotFoundRoute } from '../../notFound/NotFoundRoute.tsx';
import { useRemovedPageSuspenseQuery } from './RemovedPage.generated.ts';

/** Replaces a missing page of the owner's text. If the owner deleted it, says so with status 410. */
export function RemovedPage({ slug }: { slug: string }) {
  const { deletedPageTitle } = useRemovedPageSuspenseQuery({ variables: { slug } }).data;
  if (deletedPageTitle === null) return <NotFoundRoute />;
  return (
    <GonePage title="This page is no longer here">
      <p>We have taken “{deletedPageTitle}” off the site. If you still need what it said, ask us.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/contact" variant="primary">
          Contact us
        </LinkButton>
        <LinkButton to="/faq">Questions and answers</LinkButton>
      </div>
    </GonePage>
  );
}
