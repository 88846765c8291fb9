/** Shown in a cell that has no value. */
export const NONE = <span className="text-ink-2">–</span>;
