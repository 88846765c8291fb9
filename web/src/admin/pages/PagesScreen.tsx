import { useSearchParams } from 'react-router-dom';
import { PageEditScreen } from './PageEditScreen.tsx';
import { PageList } from './PageList.tsx';

/** /admin/page-contents: the pages of text; with ?edit={slug} the editor of one. */
export function PagesScreen() {
  const edited = useSearchParams()[0].get('edit');
  return edited ? <PageEditScreen key={edited} slug={edited} /> : <PageList />;
}
