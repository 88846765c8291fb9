import { hasSucceeded, isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { failed, failureText } from '../../apollo/failureText.ts';
import type { InspectReturnInput, RefundReturnInput } from '../../apollo/schema.generated.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { recounting } from '../frame/waiting/useWaiting.ts';
import {
  useApproveReturnMutation,
  useCollectReturnMutation,
  useInspectReturnMutation,
  useRefundReturnMutation,
  useRefuseReturnMutation,
  type ReturnDetailFragment,
} from './Returns.generated.ts';

const AFTER = recounting('ReturnScreen');

/** The answer to any step: the return, or a refusal. */
interface StepAnswer {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly message: string }[];
}

/** Why a step was refused; null if it succeeded. */
function whyNot(answer: StepAnswer | null | undefined, error: unknown): string | null {
  if (!answer) return failureText(error);
  if (answer.__typename === 'OrderReturn') return null;
  if (answer.fields?.length) return `${answer.fields.map(({ message }) => message).join('. ')}.`;
  return answer.message ?? failureText(error);
}

/** The steps that staff can take with a return. Those with a form resolve to an error message, or null on success. */
export function useReturnSteps(
  { id, revision }: Pick<ReturnDetailFragment, 'id' | 'revision'>,
  onReload: () => Promise<unknown>,
) {
  const [approve, approving] = useApproveReturnMutation(AFTER);
  const [refuse, refusing] = useRefuseReturnMutation(AFTER);
  const [inspect, inspecting] = useInspectReturnMutation(AFTER);
  const [refund, refunding] = useRefundReturnMutation(AFTER);
  const [collect, collecting] = useCollectReturnMutation(AFTER);
  const read = { id, revision };

  async function settle(
    answer: StepAnswer | null | undefined,
    error: unknown,
    done: string,
  ): Promise<string | null> {
    const why = whyNot(answer, error);
    if (why === null) toast(done, { seconds: 6 });
    else if (answer?.__typename === 'StaleWrite') await onReload();
    return why;
  }
  async function told(answer: StepAnswer | null | undefined, error: unknown, done: string): Promise<void> {
    const why = await settle(answer, error, done);
    if (why !== null) toast(why, { seconds: 8 });
  }

  return {
    busy: [approving, refusing, inspecting, refunding, collecting].some(({ loading }) => loading),
    async approve() {
      const answer = await approve({ variables: { input: read } }).catch(failed);
      await told(answer.data?.approveReturn, answer.error, 'Approved. The customer knows what to do next.');
    },
    async collect() {
      const answer = await collect({ variables: { input: { id } } }).catch(failed);
      await told(answer.data?.sendReturn, answer.error, 'Marked as collected.');
    },
    async refuse(reason: string) {
      const answer = await refuse({ variables: { input: { ...read, reason } } }).catch(failed);
      return settle(
        answer.data?.refuseReturn,
        answer.error,
        'Refused. The customer gets your reason by email.',
      );
    },
    async inspect(lines: InspectReturnInput['lines']) {
      const answer = await inspect({ variables: { input: { ...read, lines } } }).catch(failed);
      return settle(answer.data?.inspectReturn, answer.error, 'Received.');
    },
    async refund(wish: Pick<RefundReturnInput, 'deduction' | 'deductionReason'>) {
      const { data, error } = await refund({ variables: { input: { ...read, ...wish } } }).catch(failed);
      const answer = data?.refundReturn;
      return settle(answer, error, answer?.__typename === 'OrderReturn' ? refundedText(answer.refund) : '');
    },
  };
}

function refundedText(refund: ReturnDetailFragment['refund']): string {
  if (refund && hasSucceeded(refund)) return `Refunded ${formatPrice(refund.amount)}.`;
  return refund && isPending(refund)
    ? 'Stripe hasn’t confirmed the refund yet. We’ll keep checking.'
    : 'Stripe refused the refund. See the reason here and try again.';
}
