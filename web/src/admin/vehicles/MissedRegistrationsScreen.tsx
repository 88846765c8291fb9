import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDate } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { NONE } from '../list/table/none.tsx';
import {
  useDeleteMissedRegistrationMutation,
  useMissedRegistrationsQuery,
  type MissedRegistrationsQuery,
} from './Vehicles.generated.ts';

type Listed = NonNullable<MissedRegistrationsQuery['missedRegistrations']>['items'][number];

/** A row of the list, which needs an id. */
type Missed = Listed & { id: string };

const DEFAULTS: ListDefaults = { sort: '', sorts: [] };

const nameOf = ({ make, model, year }: Missed): string => [make, model, year].filter(Boolean).join(' ');

/** The address of a new vehicle that begins with what the register says. */
function newVehiclePath({ make, model, year }: Missed): string {
  const known = Object.entries({ make, model, year }).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return `/admin/vehicles/new?${new URLSearchParams(known).toString()}`;
}

const columns: readonly ListColumn<Missed>[] = [
  {
    id: 'registration',
    label: 'Registration',
    always: true,
    cell: ({ registration }) => <span className="font-[650] whitespace-nowrap">{registration}</span>,
  },
  { id: 'vehicle', label: 'Register says', cell: (missed) => nameOf(missed) || NONE },
  { id: 'times', label: 'Looked for', figures: true, cell: ({ times }) => `${times}×` },
  { id: 'last', label: 'Last', figures: true, cell: ({ lastAt }) => formatDate(lastAt) },
  { id: 'actions', label: 'Actions', always: true, cell: (missed) => <Actions missed={missed} /> },
];

function Actions({ missed }: { missed: Missed }) {
  const can = useCan();
  const { registration } = missed;
  const [remove, { loading }] = useDeleteMissedRegistrationMutation({
    variables: { registration },
    refetchQueries: ['MissedRegistrations'],
  });

  async function drop() {
    const { data, error } = await remove().catch(failed);
    if (!data) toastFailure(error);
  }

  return (
    <span className="flex flex-wrap gap-2">
      {can('WRITE_CATALOGUE') && (
        <LinkButton to={newVehiclePath(missed)} aria-label={`Add vehicle ${registration}`}>
          Add vehicle
        </LinkButton>
      )}
      {can('WRITE_CUSTOMERS') && (
        <Button
          variant="plain"
          busy={loading}
          aria-label={`Remove ${registration} from the list`}
          onClick={() => void drop()}
        >
          Remove
        </Button>
      )}
    </span>
  );
}

/** /admin/vehicles/missed: registrations whose sizes drivers looked for and didn't find. */
export function MissedRegistrationsScreen() {
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch } = useMissedRegistrationsQuery({
    variables: { page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.missedRegistrations;
  const page = found && {
    ...found,
    items: found.items.map((missed): Missed => ({ ...missed, id: missed.registration })),
  };
  return (
    <AdminPage title="Registrations not found" back={{ to: '/admin/vehicles', label: 'Vehicles' }}>
      <p className="-mt-2 text-sm text-ink-2">
        Drivers looked for these and got no tyre sizes. Each is deleted 30 days after the last look-up.
      </p>
      <AdminList
        name="registrations"
        list={list}
        columns={columns}
        page={page}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
        rowName={({ registration }) => registration}
        card={(missed) => (
          <div className="grid gap-2">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-[650]">{missed.registration}</span>
              <span>
                {missed.times}×, {formatDate(missed.lastAt)}
              </span>
            </span>
            <span className="text-ink-2">{nameOf(missed)}</span>
            <Actions missed={missed} />
          </div>
        )}
        empty={{ title: 'None', text: 'Every registration that drivers entered led to tyre sizes.' }}
      />
    </AdminPage>
  );
}
