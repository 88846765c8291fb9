import type { ReactNode } from 'react';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { MessagePage } from './MessagePage.tsx';

const GONE = 410;

/** Says that a page was removed. Its status 410 makes search engines drop the URL. */
export function GonePage({ title, children }: { title: string; children: ReactNode }) {
  usePageResponse({ status: GONE });
  return (
    <MessagePage title={title}>
      <PageHead title={title} robots="noindex" />
      {children}
    </MessagePage>
  );
}
