import type { ClassType } from 'type-graphql';

const refusals: ClassType[] = [];

/**
 * Decorates a result type that says why an account cannot be deleted yet: it becomes a member of
 * DeleteAccountResult.
 */
export function DeletionRefusal(type: ClassType): void {
  refusals.push(type);
}

/** The refusals of all features, in the order in which their modules were loaded. */
export const deletionRefusals = (): readonly ClassType[] => refusals;
