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

/** Whom something is for: anybody, everybody who is signed in, or staff whose role has the scope. */
export type Audience = Extract<Role, 'GUEST' | 'CUSTOMER' | 'ADMIN'>;

/** What one `@auth` demands. */
export interface Demand {
  readonly requires: Audience;
  /** The scope that opens it to staff, and to API keys that have it; null if none does. */
  readonly scope: Scope | null;
  /** Whether the key of an order meets it. */
  readonly orderKey: boolean;
}

/** The demand on one node of the schema: a type, a field, an argument or an input field. */
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

/** Why the viewer is refused; null if the viewer meets every demand. */
export function refusalOf(viewer: Viewer, demands: readonly Demand[]): Error | null {
  const unmet = demands.find((demand) => !isMet(viewer, demand));
  if (!unmet) return null;
  if (viewer.key) return unmet.scope && isForKeys(unmet.scope) ? scopeMissing(unmet.scope) : closedToKeys();
  if (viewer.needsTwoFactor) return twoFactorNeeded();
  return viewer.role === 'GUEST' ? unauthenticated() : forbidden();
}
