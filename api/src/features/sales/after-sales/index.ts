export { disagreement } from './case-email.parts.ts';
export { PHOTOGRAPHS } from './case-photographs.rule.ts';
export { refusalIn } from './case-refund.ts';
export { CaseTimeline, type CaseNews } from './case-timeline.service.ts';
export { CaseLoader } from './case.loader.ts';
export { findCase, withCase, withOwnOrder } from './case.ts';
