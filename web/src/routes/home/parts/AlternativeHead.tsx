import { PageHead } from '../../../lib/head/PageHead.tsx';

interface AlternativeHeadProps {
  title: string;
  /** Omitted if the data for it failed to load. */
  description?: string;
}

/** The head tags of an alternative home page. Its canonical URL is the home page. */
export function AlternativeHead(page: AlternativeHeadProps) {
  return <PageHead {...page} robots="noindex,follow" canonicalPath="/" />;
}
