import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { AffectedBookings } from './AffectedBookings.tsx';
import { CentreFields } from './CentreFields.tsx';
import {
  useEditedFittingCentreQuery,
  useUpdateFittingCentreMutation,
  type AffectedFragment,
  type EditedCentreFragment,
} from './Centres.generated.ts';
import { centreInput, centreValues, type CentreValues } from './centreValues.ts';
import { BACK_TO_CENTRES, centrePath } from './fittingPaths.ts';
import { HolidayPanel } from './HolidayPanel.tsx';

/** /admin/fitting-centres/:slug: a centre, to change it, close it, or add its holidays. */
export function FittingCentreScreen() {
  const { slug = '' } = useParams();
  const query = useEditedFittingCentreQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const centre = query.data?.adminFittingCentre;
  if (!centre)
    return (
      <NotShown query={query} thing="centre" back={BACK_TO_CENTRES}>
        It may have another slug now, or the link is incomplete.
      </NotShown>
    );
  return <Centre key={slug} centre={centre} reload={() => query.refetch()} />;
}

interface CentreProps {
  centre: EditedCentreFragment;
  reload: () => Promise<unknown>;
}

function Centre({ centre, reload }: CentreProps) {
  const { slug, name, closedFrom, isSample, upcomingJobs } = centre;
  const [affected, setAffected] = useState<readonly AffectedFragment[]>([]);
  return (
    <AdminPage
      title={name}
      back={BACK_TO_CENTRES}
      mark={closedFrom && <Mark tone="bad">Closed from {closedFrom}</Mark>}
      actions={
        <LinkButton to={`/fitting-centers?near=${centre.postcode ?? ''}`}>Show in the shop</LinkButton>
      }
    >
      <p className="text-sm text-ink-2">
        {upcomingJobs} {upcomingJobs === 1 ? 'job is' : 'jobs are'} booked here and still to be done.
        {isSample && ' This centre is made up for the demonstration.'}
      </p>
      <AffectedBookings bookings={affected} />
      <HolidayPanel place={{ centre: slug, name }} onAffected={setAffected} />
      <CentreForm centre={centre} reload={reload} onAffected={setAffected} />
    </AdminPage>
  );
}

interface CentreFormProps extends CentreProps {
  onAffected: (bookings: readonly AffectedFragment[]) => void;
}

function CentreForm({ centre, reload, onAffected }: CentreFormProps) {
  const { slug, revision } = centre;
  const navigate = useNavigate();
  const [update] = useUpdateFittingCentreMutation();
  const control = useAdminForm<CentreValues>({
    draft: `fitting-centre:${slug}`,
    saved: centreValues(centre),
    revision,
    async save(values, readRevision) {
      const input = { ...centreInput(values), current: slug, revision: readRevision ?? revision };
      const answer = (await update({ variables: { input } })).data?.updateFittingCentre;
      if (answer?.__typename !== 'FittingCentreSaved') return answer;
      onAffected(answer.affectedBookings);
      if (answer.centre.slug !== slug) void navigate(centrePath(answer.centre.slug), { replace: true });
      return { ...answer, revision: answer.centre.revision };
    },
    done: 'Centre saved',
    onSaved: () => scrollTo({ top: 0 }),
    reload,
  });
  return (
    <AdminForm scope="WRITE_FITTING" control={control} label="Fitting centre" saveLabel="Save">
      <CentreFields form={control.form} />
    </AdminForm>
  );
}
