import type { FastifyInstance } from 'fastify';
import { oneClickRoute } from '../../../platform/http/one-click.ts';
import type { Services } from '../../../platform/services/services.ts';
import { ProductAlertService } from './product-alert.service.ts';

/** Handles the URL in every alert's footer and List-Unsubscribe header. */
export function alertRoutes(app: FastifyInstance, services: Services): void {
  oneClickRoute(app, {
    path: '/api/alerts/end',
    page: '/alerts/end',
    done: 'You won’t get any more emails about these tyres.',
    end: (token) => services.get(ProductAlertService).end(token),
  });
}
