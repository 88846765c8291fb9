/** Where the road hazard plan is described. */
export const PLAN_PATH = '/warranty#road-hazard-plan';
