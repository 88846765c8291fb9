/** The description of the road hazard plan. */
export const PLAN_PATH = '/warranty#road-hazard-plan';
