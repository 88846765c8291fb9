interface CellFault {
  /** The column's name for people; null if the fault is of the whole row. */
  readonly label: string | null;
  /** The cell's text; null if it's empty. */
  readonly value: string | null;
  /** The expectation as a sentence without a full stop. */
  readonly message: string;
}

/** Says what's wrong with a file's cell: “List price is “12,x”. Enter an amount in pounds, such as 84.48.” */
export function cellFaultText({ label, value, message }: CellFault): string {
  if (label === null) return `${message}.`;
  return value === null ? `${label}: ${message}.` : `${label} is “${value}”. ${message}.`;
}
