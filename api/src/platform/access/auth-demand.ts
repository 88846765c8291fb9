import { getDirective } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import type { Viewer } from '../services/context.ts';
import {
  closedToKeys,
  forbidden,
  scopeMissing,
  twoFactorNeeded,
  unauthenticated,
} from '../services/errors.ts';
import { roles, type Role } from '../services/role.enum.ts';
import type { Scope } from '../services/scope.enum.ts';

/**
 * What one `@auth` demands: the role people need and the scope API keys need. Null closes it to keys unless
 * guests may use it.
 */
export interface Demand {
  readonly requires: Role;
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

function isMet({ role, key, order }: Viewer, { requires, scope, orderKey }: Demand): boolean {
  if (requires === 'GUEST' || (orderKey && order)) return true;
  const isGranted = (scopes: readonly Scope[]): boolean => scope !== null && scopes.includes(scope);
  if (key) return isGranted(key.scopes);
  const { rank, scopes } = roles[role];
  return rank >= roles[requires].rank || isGranted(scopes);
}

/** Why the viewer is refused; null if the viewer meets every demand. */
export function refusalOf(viewer: Viewer, demands: readonly Demand[]): Error | null {
  const unmet = demands.find((demand) => !isMet(viewer, demand));
  if (!unmet) return null;
  if (viewer.key) return unmet.scope ? scopeMissing(unmet.scope) : closedToKeys();
  if (viewer.needsTwoFactor) return twoFactorNeeded();
  return viewer.role === 'GUEST' ? unauthenticated() : forbidden();
}
