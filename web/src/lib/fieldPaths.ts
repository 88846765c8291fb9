/** The names of a form's fields, in their order: `shippingAddress.postcode` for one that stands inside another. */
export function fieldPaths(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? fieldPaths(part, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}
