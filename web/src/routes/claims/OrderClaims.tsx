import type { FragmentType } from '@apollo/client';
import { claimKinds } from '@treadline/schema/trade/claim-kind';
import { formatPrice } from '@treadline/schema/trade/money';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ClaimBadge } from './ClaimBadge.tsx';
import { claimPath, makeClaimPath } from './claimPaths.ts';
import { useOrderClaimsFragment, type OrderClaimsFragment } from './OrderClaims.generated.ts';

type Listed = NonNullable<OrderClaimsFragment['claims']>[number];

/** The claims about an order, and the ways to make another; nothing if there is neither. */
export function OrderClaims({ order }: { order: FragmentType<OrderClaimsFragment> }) {
  const { id, claims, claimChoices } = useOrderClaimsFragment(order);
  const open = (claimChoices ?? []).filter(({ refusal }) => refusal === null);
  const matchesPrices = open.some(({ kind }) => kind === 'PRICE_MATCH');
  const damage = open.find(({ kind }) => claimKinds[kind].isDamage);
  if ((claims ?? []).length === 0 && open.length === 0) return null;
  return (
    <section aria-labelledby="order-claims" className="grid gap-4 print:hidden">
      <h2 id="order-claims" className="text-xl">
        Claims
      </h2>
      {claims && claims.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {claims.map((claim) => (
            <li key={claim.id} className="py-3">
              <ClaimLine orderId={id} claim={claim} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {matchesPrices && (
          <LinkButton to={makeClaimPath(id, 'PRICE_MATCH')}>{claimKinds.PRICE_MATCH.question}</LinkButton>
        )}
        {damage && (
          <LinkButton to={makeClaimPath(id, damage.kind)}>Something wrong with these tyres?</LinkButton>
        )}
      </div>
    </section>
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
