import { useParams } from 'react-router-dom';
import { NotShown } from '../frame/page/NotShown.tsx';
import { ReturnDetail } from './ReturnDetail.tsx';
import { useReturnScreenQuery } from './Returns.generated.ts';

const BACK = { to: '/admin/returns', label: 'Returns' };

/** /admin/returns/:id: one return and its next step. */
export function ReturnScreen() {
  const { id = '' } = useParams();
  const query = useReturnScreenQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const ret = query.data?.orderReturn;
  const reload = () => query.refetch().catch(() => undefined);
  if (ret) return <ReturnDetail key={id} ret={ret} back={BACK} onReload={reload} />;
  return (
    <NotShown query={query} thing="return" back={BACK}>
      The link may be incomplete.
    </NotShown>
  );
}
