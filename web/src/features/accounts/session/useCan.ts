import type { Scope } from '../../../apollo/schema.generated.ts';
import { useSession } from './sessionStore.ts';

/** Whether the signed-in user has a scope: `can('READ_ORDERS')`. False for guests and customers. */
export function useCan(): (scope: Scope) => boolean {
  const scopes = useSession()?.user.scopes;
  return (scope) => scopes?.includes(scope) ?? false;
}
