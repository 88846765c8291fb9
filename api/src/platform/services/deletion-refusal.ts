import type { ClassType } from 'type-graphql';

const refusals: ClassType[] = [];

/**
 * Decorates a result type that explains why an account can't be deleted yet; it becomes a member of
 * DeleteAccountResult.
 */
export function DeletionRefusal(type: ClassType): void {
  refusals.push(type);
}

/** All features' refusals, in the order in which their modules were loaded. */
export const deletionRefusals = (): readonly ClassType[] => refusals;
