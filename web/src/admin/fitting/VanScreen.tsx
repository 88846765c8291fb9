import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { AffectedBookings } from './AffectedBookings.tsx';
import type { AffectedFragment } from './Centres.generated.ts';
import { HolidayPanel } from './HolidayPanel.tsx';
import { VanForm } from './VanForm.tsx';
import { useFittingVansQuery, type EditedVanFragment } from './Vans.generated.ts';

const BACK = { to: '/admin/fitting-vans', label: 'Fitting vans' };

/** /admin/fitting-vans/:id: a van, to change it, close it, or add its holidays. */
export function VanScreen() {
  const { id } = useParams();
  const query = useFittingVansQuery({ fetchPolicy: 'cache-and-network' });
  const van = query.data?.adminFittingVans?.find((one) => String(one.id) === id);
  if (!van)
    return (
      <NotShown query={query} thing="van" back={BACK}>
        The link may be incomplete.
      </NotShown>
    );
  return <Van key={van.id} van={van} reload={() => query.refetch()} />;
}

function Van({ van, reload }: { van: EditedVanFragment; reload: () => Promise<unknown> }) {
  const [affected, setAffected] = useState<readonly AffectedFragment[]>([]);
  return (
    <AdminPage
      title={van.name}
      back={BACK}
      mark={van.closedFrom && <Mark tone="bad">Closed from {van.closedFrom}</Mark>}
    >
      <AffectedBookings bookings={affected} />
      <HolidayPanel place={{ van: van.id, name: van.name }} onAffected={setAffected} />
      <VanForm van={van} reload={reload} onSaved={setAffected} />
    </AdminPage>
  );
}

/** /admin/fitting-vans/new: adds a van. */
export function NewVanScreen() {
  const navigate = useNavigate();
  return (
    <AdminPage title="New van" back={BACK}>
      <VanForm van={null} reload={() => Promise.resolve()} onSaved={() => void navigate(BACK.to)} />
    </AdminPage>
  );
}
