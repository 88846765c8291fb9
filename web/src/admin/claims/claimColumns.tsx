import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ClaimSort } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { ClaimMark } from '../frame/mark/ClaimMark.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import type { ClaimListQuery } from './Claims.generated.ts';

type Listed = NonNullable<ClaimListQuery['claims']>['items'][number];

/** The amount of a claim: what was refunded or, for a price match, the price difference. */
function sumText({ offerPrice, paid, amount }: Listed): string {
  if (amount !== null) return formatPrice(amount);
  return offerPrice === null ? '–' : formatPrice(Math.max(0, paid - offerPrice));
}

export const claimColumns: readonly ListColumn<Listed, ClaimSort>[] = [
  {
    id: 'claim',
    label: 'Claim',
    always: true,
    cell: ({ id, kind, quantity, line }) => (
      <span className="grid max-w-md">
        <RowLink to={`/admin/claims/${id}`}>{claimKinds[kind].label}</RowLink>
        <span className="truncate text-xs text-ink-2">
          {quantity} × {line.productName}
        </span>
      </span>
    ),
  },
  {
    id: 'order',
    label: 'Order',
    cell: ({ order: { number, email } }) => (
      <span className="grid w-52">
        <span>{number}</span>
        <span className="truncate text-xs text-ink-2">{email}</span>
      </span>
    ),
  },
  { id: 'sum', label: 'Amount', figures: true, cell: sumText },
  { id: 'state', label: 'Status', cell: ({ state }) => <ClaimMark state={state} /> },
  {
    id: 'changed',
    label: 'Last updated',
    figures: true,
    sort: { up: 'OLDEST', down: 'NEWEST' },
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

/** A claim as a card on a phone. */
export function ClaimCard({ claim }: { claim: Listed }) {
  const { id, kind, state, quantity, line, order, updatedAt } = claim;
  return (
    <div className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <RowLink to={`/admin/claims/${id}`}>
          {claimKinds[kind].label}, {order.number}
        </RowLink>
        <ClaimMark state={state} />
      </span>
      <span className="line-clamp-2">
        {quantity} × {line.productName}
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
        <span>{sumText(claim)}</span>
        <span>{formatDateTime(updatedAt)}</span>
      </span>
    </div>
  );
}
