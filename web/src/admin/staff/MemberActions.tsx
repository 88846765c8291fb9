import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { useRoleChoices } from '../form/person/roleChoices.ts';
import { RoleDialog } from '../form/person/RoleDialog.tsx';
import { MenuButton, type MenuItem } from '../frame/MenuButton.tsx';
import { LastDayDialog, SuspendDialog } from './AccessDialogs.tsx';
import type { StaffMemberFragment } from './Staff.generated.ts';

/** The menu of a member of staff. */
export function MemberActions({ member }: { member: StaffMemberFragment }) {
  const [dialog, setDialog] = useState<'role' | 'suspension' | 'lastDay' | null>(null);
  const close = () => setDialog(null);
  const navigate = useNavigate();
  const can = useCan();
  const choices = useRoleChoices(member);
  // Colleagues decide about one's own access.
  const isOwn = useSession()?.user.id === member.id;
  const isSuspended = member.staffState === 'SUSPENDED';
  const items: MenuItem[] = [
    ...(choices.length > 0 ? [{ label: 'Change role', onSelect: () => setDialog('role') }] : []),
    ...(choices.length > 0 && !isOwn
      ? [
          { label: 'Set last day', onSelect: () => setDialog('lastDay') },
          {
            label: isSuspended ? 'Lift suspension' : 'Suspend',
            onSelect: () => setDialog('suspension'),
            dangerous: !isSuspended,
          },
        ]
      : []),
    ...(can('READ_CUSTOMERS') && can('READ_ORDERS')
      ? [
          {
            label: 'Open account',
            onSelect: () => void navigate(`/admin/customers/${member.id}`),
            divided: true,
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <>
      <MenuButton
        label={`Actions for ${name}`}
        hideLabel
        icon={<Ellipsis className="size-4" />}
        items={items}
      />
      <RoleDialog
        person={member}
        refetch={['Staff']}
        choices={choices}
        open={dialog === 'role'}
        onClose={close}
      />
      <SuspendDialog member={member} open={dialog === 'suspension'} onClose={close} />
      <LastDayDialog member={member} open={dialog === 'lastDay'} onClose={close} />
    </>
  );
}
