import { weekText } from '@treadline/schema/trade/values/week';
import { failureText } from '../../apollo/failureText.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { RowLink } from '../list/table/RowLink.tsx';
import { useFittingVansQuery, type EditedVanFragment } from './Vans.generated.ts';

const VANS_PATH = '/admin/fitting-vans';

/** /admin/fitting-vans: the vans that fit tyres where the vehicle stands. */
export function VanListScreen() {
  const { data, error, refetch } = useFittingVansQuery({ fetchPolicy: 'cache-and-network' });
  const vans = data?.adminFittingVans;
  const newVan = (
    <LinkButton to={`${VANS_PATH}/new`} variant="primary">
      New van
    </LinkButton>
  );
  if (!vans && !error) return <ScreenLoading />;
  return (
    <AdminPage title="Fitting vans" actions={newVan}>
      {!vans && <LoadFailed what="the vans" why={failureText(error)} onRetry={refetch} />}
      {vans?.length === 0 && (
        <EmptyState title="No vans yet" action={newVan}>
          Add your vans, and buyers can book a visit online.
        </EmptyState>
      )}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {vans?.map((van) => (
          <VanCard key={van.id} van={van} />
        ))}
      </ul>
    </AdminPage>
  );
}

function VanCard({
  van: { id, name, minRim, maxRim, week, closedFrom, upcomingJobs },
}: {
  van: EditedVanFragment;
}) {
  return (
    <li className="relative grid content-start gap-1 rounded-lg border border-line bg-card p-4 text-sm">
      <span className="flex items-start justify-between gap-3">
        <RowLink to={`${VANS_PATH}/${id}`} className="text-base">
          {name}
        </RowLink>
        {closedFrom && <Mark tone="bad">Closed from {closedFrom}</Mark>}
      </span>
      <span>
        Wheels of {minRim} to {maxRim} inches
      </span>
      {weekText(week).map(({ days, opens, closes }) => (
        <span key={days} className="text-ink-2">
          {days} {opens}–{closes}
        </span>
      ))}
      <span className="text-ink-2">{upcomingJobs} booked</span>
    </li>
  );
}
