import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPage } from '../../routing/lazyPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';

const { Page: PageList } = lazyPage(() => import('./PageList.tsx'), 'PageList');
const { Page: PageEditScreen } = lazyPage(() => import('./PageEditScreen.tsx'), 'PageEditScreen');

/** /admin/page-contents: the content pages; with ?edit={slug}, the editor of one. */
export function PagesScreen() {
  const edited = useSearchParams()[0].get('edit');
  return (
    <Suspense fallback={<ScreenLoading />}>
      {edited ? <PageEditScreen key={edited} /> : <PageList />}
    </Suspense>
  );
}
