import type { FieldError } from '../../../../platform/input/invalid-input.ts';

/** The fault of a tyre that is listed twice; null if each is listed once. */
export function repeatedTyre(lines: readonly { readonly productId: number }[]): FieldError | null {
  const index = lines.findIndex(({ productId }, at) =>
    lines.slice(0, at).some((earlier) => earlier.productId === productId),
  );
  return index === -1 ? null : { path: `lines.${index}.productId`, message: 'This tyre is listed twice' };
}
