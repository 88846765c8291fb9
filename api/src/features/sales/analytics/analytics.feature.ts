import type { Feature } from '../../../platform/features/feature.ts';
import { forgetVisitorEvents, sendVisitorEvents } from './analytics.jobs.ts';
import { recordPurchase, recordRefund } from './analytics.listeners.ts';
import { personalVisits } from './analytics.personal-data.ts';
import { VisitorEvent } from './visitor-event.entity.ts';
import { VisitorEventResolver } from './visitor-event.resolver.ts';

/** Counts what consenting visitors do, and reports it to the provider they agreed to. */
export const analytics: Feature = {
  entities: [VisitorEvent],
  resolvers: [VisitorEventResolver],
  jobs: [sendVisitorEvents, forgetVisitorEvents],
  listens: [recordPurchase, recordRefund],
  personalData: [personalVisits],
};
