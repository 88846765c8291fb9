import type { FragmentType } from '@apollo/client';
import { claimKinds } from '@treadline/schema/trade/claim-kind';
import { formatPrice } from '@treadline/schema/trade/money';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ClaimBadge } from './ClaimBadge.tsx';
import { claimPath, makeClaimPath } from './claimPaths.ts';
import { useOrderClaimsFragment, type OrderClaimsFragment } from './OrderClaims.generated.ts';

type Listed = NonNullable<OrderClaimsFragment['claims']>[number];

interface OrderProps {
  order: FragmentType<OrderClaimsFragment>;
}

/** The claims about an order, each with its state; nothing if there are none. */
export function OrderClaims({ order }: OrderProps) {
  const { id, claims } = useOrderClaimsFragment(order);
  if (!claims || claims.length === 0) return null;
  return (
    <section aria-labelledby="order-claims" className="grid gap-4 print:hidden">
      <h2 id="order-claims" className="text-xl">
        Claims
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {claims.map((claim) => (
          <li key={claim.id} className="py-3">
            <ClaimLine orderId={id} claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways to claim something for an order, as long as there are any. */
export function ClaimLinks({ order }: OrderProps) {
  const { id, claimChoices } = useOrderClaimsFragment(order);
  const open = (claimChoices ?? []).filter(({ refusal }) => refusal === null);
  const damage = open.find(({ kind }) => claimKinds[kind].isDamage);
  return (
    <>
      {open.some(({ kind }) => kind === 'PRICE_MATCH') && (
        <LinkButton to={makeClaimPath(id, 'PRICE_MATCH')}>{claimKinds.PRICE_MATCH.question}</LinkButton>
      )}
      {damage && (
        <LinkButton to={makeClaimPath(id, damage.kind)}>Something wrong with these tyres?</LinkButton>
      )}
    </>
  );
}

function ClaimLine({ orderId, claim }: { orderId: string; claim: Listed }) {
  const { id, kind, state, quantity, amount, line } = claim;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-0.5">
        <Link to={claimPath(orderId, id)} className="font-[650] underline underline-offset-4">
          {claimKinds[kind].label}
          {state === 'PAID_BACK' && amount !== null && `: ${formatPrice(amount)}`}
        </Link>
        <p className="text-sm break-words text-ink-2">
          {quantity} × {line.productName}
        </p>
      </div>
      <ClaimBadge state={state} />
    </div>
  );
}
