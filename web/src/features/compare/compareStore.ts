import { createStoredList, useStoredList } from '../../lib/browser/storedList.ts';
import { readProductId } from '../../lib/paths/productId.ts';
import { MOST_COMPARED } from './comparePath.ts';

const compared = createStoredList<number>('compare', {
  read: readProductId,
  write: (id) => id,
  tidy: (ids) => ids.slice(0, MOST_COMPARED),
});

/** Adds a product to the comparison, or removes it if it's there. A full comparison accepts no more. */
export function toggleCompared(productId: number): 'added' | 'removed' | 'full' {
  const ids = compared.get();
  if (ids.includes(productId)) {
    removeCompared(productId);
    return 'removed';
  }
  if (ids.length >= MOST_COMPARED) return 'full';
  compared.set([...ids, productId]);
  return 'added';
}

export function removeCompared(productId: number): void {
  compared.set(compared.get().filter((id) => id !== productId));
}

export function clearCompared(): void {
  compared.set([]);
}

/** Adopts a shared comparison, unless the visitor already has one. */
export function adoptCompared(productIds: readonly number[]): void {
  if (compared.get().length === 0 && productIds.length > 0) compared.set(productIds);
}

/** The ids of the products chosen for comparison, at most {@link MOST_COMPARED}; empty on the server. */
export function useCompared(): readonly number[] {
  return useStoredList(compared);
}
