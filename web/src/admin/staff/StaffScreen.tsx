import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { useListState } from '../list/state/useListState.ts';
import { wholeList } from '../list/wholeList.ts';
import { InvitationActions } from './InvitationActions.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberActions } from './MemberActions.tsx';
import { useStaffQuery } from './Staff.generated.ts';
import { ROLES_PATH } from './staffPaths.ts';
import { staffRows, type StaffRow } from './staffRow.ts';

const LIST = { sort: '', sorts: [''] };

const seen = ({ invitation, seenAt }: StaffRow): string => {
  if (invitation) return `Invited ${formatDate(invitation.sentAt)} by ${invitation.sentBy}`;
  return seenAt ? formatDateTime(seenAt) : 'Never';
};

function Person({ row: { name, email } }: { row: StaffRow }) {
  return (
    <span className="grid">
      <span className="font-[650] wrap-anywhere">{name ?? email}</span>
      {name && <span className="text-xs wrap-anywhere text-ink-2">{email}</span>}
    </span>
  );
}

const State = ({ row: { state } }: { row: StaffRow }) => <Mark tone={state.tone}>{state.label}</Mark>;

function LastDay({ row: { until } }: { row: StaffRow }) {
  return until && <span className="text-xs text-ink-2">Last day {formatDate(until)}</span>;
}

function Actions({ row: { member, invitation } }: { row: StaffRow }) {
  if (member) return <MemberActions member={member} />;
  return invitation && <InvitationActions invitation={invitation} />;
}

const COLUMNS: readonly ListColumn<StaffRow>[] = [
  { id: 'name', label: 'Name', always: true, cell: (row) => <Person row={row} /> },
  { id: 'role', label: 'Role', cell: ({ role }) => role },
  { id: 'seen', label: 'Last seen', cell: seen },
  {
    id: 'state',
    label: 'Status',
    cell: (row) => (
      <span className="grid justify-items-start gap-1">
        <State row={row} />
        <LastDay row={row} />
      </span>
    ),
  },
  { id: 'actions', label: 'Actions', cell: (row) => <Actions row={row} /> },
];

/** /admin/staff: the people who run the shop, and open invitations. */
export function StaffScreen() {
  const list = useListState(LIST);
  const [isInviting, setIsInviting] = useState(false);
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const close = () => setIsInviting(false);
  return (
    <AdminPage
      title="Staff"
      actions={
        <>
          <LinkButton to={ROLES_PATH}>Roles</LinkButton>
          <Button variant="primary" onClick={() => setIsInviting(true)}>
            <UserPlus className="size-4" />
            Invite
          </Button>
        </>
      }
    >
      <AdminList
        name="staff"
        plain
        list={list}
        columns={COLUMNS}
        page={wholeList(staffRows(data?.staff ?? null))}
        error={error}
        onRetry={refetch}
        rowName={({ name, email }) => name ?? email}
        card={(row) => <StaffCard row={row} />}
        empty={{ title: 'Nobody yet', text: 'Invite the people who run the shop with you.' }}
      />
      <InviteDialog open={isInviting} onClose={close} />
    </AdminPage>
  );
}

function StaffCard({ row }: { row: StaffRow }) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <Person row={row} />
        <State row={row} />
      </div>
      <span>{row.role}</span>
      <span className="text-xs text-ink-2">{row.member ? `Last seen: ${seen(row)}` : seen(row)}</span>
      <LastDay row={row} />
      <div>
        <Actions row={row} />
      </div>
    </div>
  );
}
