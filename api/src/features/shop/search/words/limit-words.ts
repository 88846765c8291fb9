/** Precedes a limit in patterns with the flags i and u: no letter or digit. */
export const WORD_BEFORE = '(?<![\\p{L}\\p{N}])';
/** Words before a maximum. */
export const MOST =
  '(?:under|below|less than|cheaper than|up to|max|maximum|no more than|at most|within|budget|budget of)';
/** Words after a maximum. */
export const OR_LESS = '(?:max|maximum|or less|or under|or below|tops)';
