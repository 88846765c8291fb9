/** What stands before a limit, in patterns with the flags i and u: no letter or digit. */
export const WORD_BEFORE = '(?<![\\p{L}\\p{N}])';
/** What drivers say before the most that they accept. */
export const MOST =
  '(?:under|below|less than|cheaper than|up to|max|maximum|no more than|at most|within|budget|budget of)';
/** What they say after it. */
export const OR_LESS = '(?:max|maximum|or less|or under|or below|tops)';
