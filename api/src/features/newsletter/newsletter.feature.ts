import type { Feature } from '../../platform/feature.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';
import { forgetUnconfirmed } from './newsletter.jobs.ts';
import { askBuyers } from './newsletter.listeners.ts';
import { personalNewsletter } from './newsletter.personal-data.ts';
import { NewsletterResolver } from './newsletter.resolver.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { subscriberFileRoutes } from './subscriber-file.routes.ts';
import { SubscriberResolver } from './subscriber.resolver.ts';

/** The newsletter's subscriptions. */
export const newsletter: Feature = {
  entities: [NewsletterSubscription],
  resolvers: [NewsletterResolver, SubscriberResolver],
  listens: [askBuyers],
  jobs: [forgetUnconfirmed],
  personalData: [personalNewsletter],
  routes(app, services) {
    newsletterRoutes(app, services);
    subscriberFileRoutes(app, services);
  },
};
