/** What a cell says that has nothing to say. */
export const NONE = <span className="text-ink-2">–</span>;
