import type { FragmentType } from '@apollo/client';
import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { PartList } from '../orderParts/PartList.tsx';
import { ClaimBadge } from './ClaimBadge.tsx';
import { claimPath, createClaimPath } from './claimPaths.ts';
import { useOrderClaimsFragment, type OrderClaimsFragment } from './OrderClaims.generated.ts';

type Listed = NonNullable<OrderClaimsFragment['claims']>[number];

interface OrderProps {
  order: FragmentType<OrderClaimsFragment>;
}

/** An order's claims, linked to their pages. Renders nothing without any. */
export function OrderClaims({ order }: OrderProps) {
  const { id: orderId, claims } = useOrderClaimsFragment(order);
  return (
    <PartList
      title="Claims"
      parts={(claims ?? []).map((claim) => ({
        id: claim.id,
        to: claimPath(orderId, claim.id),
        name: nameOf(claim),
        note: `${claim.quantity} × ${claim.line.productName}`,
        badge: <ClaimBadge state={claim.state} />,
      }))}
    />
  );
}

/** The claim's kind, with the amount once it's paid back. */
const nameOf = ({ kind, state, amount }: Listed): string =>
  state === 'PAID_BACK' && amount !== null
    ? `${claimKinds[kind].label}: ${formatPrice(amount)}`
    : claimKinds[kind].label;

/** Links for making a claim about an order. Renders nothing if none is possible. */
export function ClaimLinks({ order }: OrderProps) {
  const { id, claimChoices } = useOrderClaimsFragment(order);
  const open = (claimChoices ?? []).filter(({ refusal }) => refusal === null);
  const damage = open.find(({ kind }) => claimKinds[kind].isDamage);
  return (
    <>
      {open.some(({ kind }) => kind === 'PRICE_MATCH') && (
        <LinkButton to={createClaimPath(id, 'PRICE_MATCH')}>{claimKinds.PRICE_MATCH.question}</LinkButton>
      )}
      {damage && (
        <LinkButton to={createClaimPath(id, damage.kind)}>Something wrong with these tyres?</LinkButton>
      )}
    </>
  );
}
