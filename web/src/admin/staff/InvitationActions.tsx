import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import {
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
  type OpenInvitationFragment,
} from './Staff.generated.ts';

/** Sends an invitation again, or withdraws it. */
export function InvitationActions({ invitation: { id, email } }: { invitation: OpenInvitationFragment }) {
  const after = { variables: { id }, refetchQueries: ['Staff'] };
  const [resend, { loading: isSending }] = useResendStaffInvitationMutation(after);
  const [withdraw, { loading: isWithdrawing }] = useWithdrawStaffInvitationMutation(after);

  async function sendAgain() {
    const answer = await resend().catch(failed);
    const sent = answer.data?.resendStaffInvitation;
    if (!sent) return toastFailure(answer.error);
    toast(sent.__typename === 'StaffInvitationSent' ? `Sent to ${email} again.` : sent.message);
  }

  async function confirm(close: () => void) {
    const answer = await withdraw().catch(failed);
    if (!answer.data?.withdrawStaffInvitation) return toastFailure(answer.error);
    close();
    toast('Invitation withdrawn.');
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        busy={isSending}
        aria-label={`Send the invitation to ${email} again`}
        onClick={() => void sendAgain()}
      >
        Send again
      </Button>
      <ConfirmButton
        label="Withdraw"
        button={{ 'aria-label': `Withdraw the invitation to ${email}` }}
        title="Withdraw the invitation?"
        confirmLabel="Withdraw"
        busy={isWithdrawing}
        onConfirm={confirm}
      >
        <p>The link in the email to {email} stops working at once.</p>
      </ConfirmButton>
    </div>
  );
}
