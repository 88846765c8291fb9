/** A tyre that a supplier is asked for. */
export interface AskedTyre {
  readonly name: string;
  readonly ean: string | null;
  /** The supplier's own number. */
  readonly code: string | null;
  readonly quantity: number;
}

/** A tyre as an email to a supplier lists it, with more to say of it. */
export const tyreFact = (
  { name, ean, code, quantity }: AskedTyre,
  more: string | null = null,
): readonly [string, string] => [
  `${quantity} ×`,
  [name, code === null ? null : `your code ${code}`, ean === null ? null : `EAN ${ean}`, more]
    .filter((part) => part !== null)
    .join(', '),
];

/** The shop's account with the supplier as a fact, if it has one. */
export const accountFact = (accountNumber: string | null): readonly (readonly [string, string])[] =>
  accountNumber === null ? [] : [['Our account', accountNumber]];
