import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';

/** The official class colours (Regulation (EU) 2020/740, annex II), as fills. */
export const LABEL_FILLS: Record<LabelClass, string> = {
  A: 'fill-label-a',
  B: 'fill-label-b',
  C: 'fill-label-c',
  D: 'fill-label-d',
  E: 'fill-label-e',
};

/** The same colours, as backgrounds. */
export const LABEL_GROUNDS: Record<LabelClass, string> = {
  A: 'bg-label-a',
  B: 'bg-label-b',
  C: 'bg-label-c',
  D: 'bg-label-d',
  E: 'bg-label-e',
};
