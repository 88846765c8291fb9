import type { FastifyInstance } from 'fastify';
import { oneClickRoute } from '../../../../platform/http/one-click.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { NewsletterService } from './newsletter.service.ts';

/** Handles the URL in the List-Unsubscribe header. */
export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  oneClickRoute(app, {
    path: '/api/newsletter/unsubscribe',
    page: '/newsletter/unsubscribe',
    done: 'You’ve been unsubscribed.',
    end: (token) => services.get(NewsletterService).unsubscribe(token),
  });
}
