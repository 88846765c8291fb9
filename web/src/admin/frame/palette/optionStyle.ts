/** The classes of a search result. */
export const OPTION_STYLE =
  'min-h-11 cursor-pointer rounded-md px-3 text-sm outline-none data-highlighted:bg-tint';
