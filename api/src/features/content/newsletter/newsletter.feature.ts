import type { Feature } from '../../../platform/features/feature.ts';
import { NewsletterIssue } from './newsletter-issue.entity.ts';
import { NewsletterIssueResolver } from './newsletter-issue.resolver.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';
import { forgetUnconfirmed, sendIssues } from './newsletter.jobs.ts';
import { askBuyers } from './newsletter.listeners.ts';
import { personalNewsletter } from './newsletter.personal-data.ts';
import { NewsletterResolver } from './newsletter.resolver.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { subscriberFileRoutes } from './subscriber-file.routes.ts';
import { SubscriberResolver } from './subscriber.resolver.ts';

/** The newsletter's subscriptions, and its issues. */
export const newsletter: Feature = {
  entities: [NewsletterSubscription, NewsletterIssue],
  resolvers: [NewsletterResolver, SubscriberResolver, NewsletterIssueResolver],
  listens: [askBuyers],
  jobs: [forgetUnconfirmed, sendIssues],
  personalData: [personalNewsletter],
  routes(app, services) {
    newsletterRoutes(app, services);
    subscriberFileRoutes(app, services);
  },
};
