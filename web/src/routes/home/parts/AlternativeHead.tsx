import { PageHead } from '../../../lib/head/PageHead.tsx';

interface AlternativeHeadProps {
  title: string;
  /** Left out while what it says can’t be loaded. */
  description?: string;
}

/** The head tags of another face of the home page: search engines are sent to the home page itself. */
export function AlternativeHead(page: AlternativeHeadProps) {
  return <PageHead {...page} robots="noindex,follow" canonicalPath="/" />;
}
