import { claimStates, type ClaimState } from '@treadline/schema/trade/order/claim-state';
import { statusLook } from '../../features/orders/status/statusLook.ts';
import { classes } from '../../ui/base/classes.ts';

/** A claim's state in a word. */
export function ClaimBadge({ state }: { state: ClaimState }) {
  const { label, tone } = claimStates[state];
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-full border border-current bg-card px-3 py-1',
        `text-xs font-[650] whitespace-nowrap ${statusLook({ status: state, tone }).colour}`,
      )}
    >
      {label}
    </span>
  );
}
