import type { Feature } from '../../../platform/features/feature.ts';
import { NewsletterIssueResolver } from './issues/newsletter-issue.resolver.ts';
import { forgetUnconfirmed, sendIssues } from './newsletter.jobs.ts';
import { askBuyers } from './newsletter.listeners.ts';
import { personalNewsletter } from './newsletter.personal-data.ts';
import { NewsletterIssue } from './record/newsletter-issue.entity.ts';
import { NewsletterSubscription } from './record/newsletter-subscription.entity.ts';
import { SubscriberResolver } from './subscribers/subscriber.resolver.ts';
import { NewsletterResolver } from './subscription/newsletter.resolver.ts';
import { newsletterRoutes } from './subscription/newsletter.routes.ts';

/** The newsletter's subscriptions and issues. */
export const newsletter: Feature = {
  entities: [NewsletterSubscription, NewsletterIssue],
  resolvers: [NewsletterResolver, SubscriberResolver, NewsletterIssueResolver],
  listens: [askBuyers],
  jobs: [forgetUnconfirmed, sendIssues],
  personalData: [personalNewsletter],
  routes: newsletterRoutes,
};
