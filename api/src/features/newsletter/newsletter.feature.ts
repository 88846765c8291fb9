import type { Feature } from '../../platform/feature.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';
import { forgetUnconfirmed } from './newsletter.jobs.ts';
import { personalNewsletter } from './newsletter.personal-data.ts';
import { NewsletterResolver } from './newsletter.resolver.ts';
import { newsletterRoutes } from './newsletter.routes.ts';

/** The newsletter's list, and the ways onto it and off it. */
export const newsletter: Feature = {
  entities: [NewsletterSubscription],
  resolvers: [NewsletterResolver],
  jobs: [forgetUnconfirmed],
  personalData: [personalNewsletter],
  routes: newsletterRoutes,
};
