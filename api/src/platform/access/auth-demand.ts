import { getDirective } from '@graphql-tools/utils';
import { isForKeys } from '@treadline/schema/trade/people/scope';
import type { GraphQLSchema } from 'graphql';
import { actsForShop, type Viewer } from '../services/context.ts';
import {
  closedToKeys,
  forbidden,
  scopeMissing,
  twoFactorNeeded,
  unauthenticated,
} from '../services/errors.ts';
import type { Role } from '../services/role.enum.ts';
import type { Scope } from '../services/scope.enum.ts';

/** The audience of a field: everyone, signed-in customers, or staff whose role has the scope. */
export type Audience = Extract<Role, 'GUEST' | 'CUSTOMER' | 'ADMIN'>;

/** The demand of one `@auth`. */
export interface Demand {
  readonly requires: Audience;
  /** The scope that admits staff and API keys; null if no scope does. */
  readonly scope: Scope | null;
  /** Whether an order key meets it. */
  readonly orderKey: boolean;
}

/** The demands on one schema node: a type, a field, an argument or an input field. */
export function demandsOn(schema: GraphQLSchema, node: object): Demand[] {
  return (getDirective(schema, node as never, 'auth') ?? []).map(({ requires, scope, orderKey }) => ({
    requires,
    scope: scope ?? null,
    orderKey: orderKey === true,
  }));
}

function isMet(viewer: Viewer, { requires, scope, orderKey }: Demand): boolean {
  if (requires === 'GUEST' || (orderKey && viewer.order)) return true;
  if (scope !== null && actsForShop(viewer, scope)) return true;
  return requires === 'CUSTOMER' && viewer.role !== 'GUEST';
}

/** The error for the first demand the viewer doesn't meet; null if all are met. */
export function refusalOf(viewer: Viewer, demands: readonly Demand[]): Error | null {
  const unmet = demands.find((demand) => !isMet(viewer, demand));
  if (!unmet) return null;
  if (viewer.key) return unmet.scope && isForKeys(unmet.scope) ? scopeMissing(unmet.scope) : closedToKeys();
  if (viewer.needsTwoFactor) return twoFactorNeeded();
  return viewer.role === 'GUEST' ? unauthenticated() : forbidden();
}

/**
 * Requires a scope for one value of an input, beyond what its field demands.
 * @throws PublicError if the viewer lacks it.
 */
export function requireScope(viewer: Viewer, scope: Scope): void {
  const refusal = refusalOf(viewer, [{ requires: 'ADMIN', scope, orderKey: false }]);
  if (refusal) throw refusal;
}
