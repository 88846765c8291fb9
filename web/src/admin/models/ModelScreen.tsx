import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { classes } from '../../ui/base/classes.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { ModelActions, RemovedNotice } from './detail/ModelActions.tsx';
import { useModelDeskQuery, type ModelDeskQuery } from './detail/ModelDesk.generated.ts';
import { StateMark } from './modelColumns.tsx';
import { SizesEditor } from './sizes/SizesEditor.tsx';

const ModelForm = lazy(async () => ({ default: (await import('./detail/ModelForm.tsx')).ModelForm }));

const BACK = { to: '/admin/models', label: 'Models' };

/** /admin/models/{id}: a model's sizes as a grid; with ?part=details, all its other fields. */
export function ModelScreen() {
  const id = Number(useParams()['id']) || 0;
  const query = useModelDeskQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data } = query;
  const reload = () => query.refetch();
  if (data?.adminModel) return <FoundModel key={id} {...data} model={data.adminModel} reload={reload} />;
  return (
    <NotShown query={query} thing="model" back={BACK}>
      The link may be incomplete.
    </NotShown>
  );
}

interface FoundModelProps extends Pick<ModelDeskQuery, 'brands'> {
  model: NonNullable<ModelDeskQuery['adminModel']>;
  reload: () => Promise<unknown>;
}

function FoundModel({ model, brands, reload }: FoundModelProps) {
  const isDetails = useSearchParams()[0].get('part') === 'details';
  return (
    <AdminPage
      title={model.model.fullName}
      mark={<StateMark {...model} />}
      back={BACK}
      actions={<ModelActions model={model} reload={reload} />}
    >
      {model.isDeleted ? (
        <RemovedNotice model={model} reload={reload} />
      ) : (
        <>
          <nav aria-label="Model">
            <ul className="flex gap-2">
              <Part to="?" isCurrent={!isDetails}>
                Sizes · {model.sizes.length}
              </Part>
              <Part to="?part=details" isCurrent={isDetails}>
                Details
              </Part>
            </ul>
          </nav>
          {isDetails ? (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <ModelForm model={model} brands={brands} reload={reload} />
            </Suspense>
          ) : (
            <SizesEditor model={model} reload={reload} />
          )}
        </>
      )}
    </AdminPage>
  );
}

interface PartProps {
  to: string;
  isCurrent: boolean;
  children: React.ReactNode;
}

function Part({ to, isCurrent, children }: PartProps) {
  return (
    <li>
      <Link
        to={to}
        replace
        aria-current={isCurrent ? 'page' : undefined}
        className={classes(
          'flex min-h-10 items-center rounded-full border-[1.5px] border-edge bg-card px-4 text-sm font-[650]',
          'hover:border-ink focus-visible:rounded-full',
          'aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
