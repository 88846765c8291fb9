export { newsletter } from './newsletter.feature.ts';
export { NewsletterConsents } from './subscription/newsletter-consents.service.ts';
export { NewsletterSubscription } from './record/newsletter-subscription.entity.ts';
