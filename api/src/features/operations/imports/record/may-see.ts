import type { ImportCounter } from '../../../../platform/features/import-kind.ts';
import { actsForShop, type Viewer } from '../../../../platform/services/context.ts';
import type { Scope } from '../../../../platform/services/scope.enum.ts';

/** Whether a viewer may see a column or figure, whose own scope may be narrower than its kind's. */
export const maySee = (viewer: Viewer, scope: Scope | undefined): boolean =>
  scope === undefined || actsForShop(viewer, scope);

/** The notes of the figures in which a row counts. */
export const notesOf = (
  viewer: Viewer,
  counters: Readonly<Record<string, ImportCounter>>,
  counted: readonly string[],
): { readonly figure: string; readonly message: string }[] =>
  counted.flatMap((figure) => {
    const { note, scope } = counters[figure] ?? {};
    return note !== undefined && maySee(viewer, scope) ? [{ figure, message: note }] : [];
  });
