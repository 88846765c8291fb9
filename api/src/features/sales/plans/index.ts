export { planCovers, type PlanCover } from './plan-cover.ts';
export { plans } from './plans.feature.ts';
