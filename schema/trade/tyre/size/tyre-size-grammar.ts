/** Widths and profiles come in steps of five; other numbers are not sizes. */
export const SIZE_STEP = 5;

const NOT_IN_A_WORD = String.raw`(?<![\p{L}\p{N}])`;
const WIDTH = String.raw`([12]\d\d|3[0-9]\d|[6-9]\d)`;
const PROFILE = String.raw`([2-9]\d|100)`;
const RIM = String.raw`(1\d|2[0-6])`;
const BETWEEN = String.raw`(?:[\s/\\.x_-]{0,3}|,)`;
const COMMERCIAL = String.raw`(\s?CP?(?![\p{L}\p{N}]))?`;
/** XL and TL often follow without a space. */
const ENDS = String.raw`(?=(?:[XT]L)?(?![\p{L}\p{N}]))`;

/**
 * A whole size anywhere in a text: 205/55 R16, 205 55 16, 2055516, P205/55R16, 195/75 R16C, 120/70-17. Old spellings
 * have the speed before the R: 205/55 VR16. Groups: width, sign, profile, sign, construction, rim, commercial.
 */
export const WHOLE_SIZE = /* @__PURE__ */ new RegExp(
  `${NOT_IN_A_WORD}(?:P|LT)?${WIDTH}(${BETWEEN})${PROFILE}(${BETWEEN})([HSTVWYZ]?R|B|D)?${BETWEEN}` +
    `${RIM}(?!\\p{N})${COMMERCIAL}${ENDS}`,
  'giu',
);
/** Groups: width, separator, profile. */
export const WIDTH_AND_PROFILE = /* @__PURE__ */ new RegExp(
  `${NOT_IN_A_WORD}${WIDTH}(\\s?/\\s?|[\\s-])${PROFILE}(?:\\s?Z?R)?(?![\\p{L}\\p{N}/])`,
  'giu',
);
/** Groups: width, rim, commercial. Sizes of old cars and vans omit the profile: 195 R14C. */
export const WIDTH_AND_RIM = /* @__PURE__ */ new RegExp(
  `${NOT_IN_A_WORD}${WIDTH}\\s?R\\s?${RIM}(?!\\p{N})${COMMERCIAL}`,
  'giu',
);
/** Groups: rim after R, commercial, rim before inches. */
export const RIM_ALONE = /* @__PURE__ */ new RegExp(
  `${NOT_IN_A_WORD}(?:Z?R\\s?${RIM}(?!\\p{N})${COMMERCIAL}|` +
    `${RIM}[\\s-]?(?:"|''|”|″|inch(?:es)?|in))(?![\\p{L}\\p{N}])`,
  'giu',
);
