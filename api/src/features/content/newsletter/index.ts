export { newsletter } from './newsletter.feature.ts';
export { NewsletterSubscription } from './record/newsletter-subscription.entity.ts';
