import type { FragmentType } from '@apollo/client';
import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/text/format.ts';
import { ClaimMark } from '../frame/mark/ClaimMark.tsx';
import { ReturnMark } from '../frame/mark/ReturnMark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import {
  useClaimsAndReturnsFragment,
  type ClaimCaseFragment,
  type ClaimsAndReturnsFragment,
  type ReturnCaseFragment,
} from './ClaimsAndReturns.generated.ts';

/** An order's claims and returns, newest first; renders nothing if it has neither. */
export function ClaimsAndReturns({ order }: { order: FragmentType<ClaimsAndReturnsFragment> }) {
  const { claims, returns } = useClaimsAndReturnsFragment(order);
  return <CaseList claims={claims?.toReversed() ?? []} returns={returns.toReversed()} />;
}

interface CaseListProps {
  claims: readonly ClaimCaseFragment[];
  returns: readonly ReturnCaseFragment[];
}

/** Claims and returns in the order given; renders nothing if there are neither. */
export function CaseList({ claims, returns }: CaseListProps) {
  if (claims.length === 0 && returns.length === 0) return null;
  return (
    <Panel title="Claims and returns">
      <ul className="grid">
        {claims.map(({ id, kind, state, quantity, createdAt, line }) => (
          <Row
            key={id}
            to={`/admin/claims/${id}`}
            name={claimKinds[kind].label}
            mark={<ClaimMark state={state} />}
            at={createdAt}
          >
            {quantity} × {line.productName}
          </Row>
        ))}
        {returns.map(({ id, number, requestedAt, ...standing }) => (
          <Row
            key={id}
            to={`/admin/returns/${id}`}
            name={`Return ${number}`}
            mark={<ReturnMark {...standing} />}
            at={requestedAt}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  to: string;
  name: string;
  mark: ReactNode;
  /** When it was requested. */
  at: string;
  children?: ReactNode;
}

function Row({ to, name, mark, at, children }: RowProps) {
  return (
    <li className="grid gap-1 border-t border-line py-3 text-sm first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={to} className="font-[650] wrap-anywhere underline underline-offset-4">
          {name}
        </Link>
        {mark}
        <span className="ml-auto text-ink-2">{formatDate(at)}</span>
      </div>
      {children && <p className="wrap-anywhere text-ink-2">{children}</p>}
    </li>
  );
}
