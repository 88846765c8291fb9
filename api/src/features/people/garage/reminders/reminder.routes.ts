import type { FastifyInstance } from 'fastify';
import { oneClickRoute } from '../../../../platform/http/one-click.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { RemindedVehicles } from './reminded-vehicles.service.ts';

/** Handles the URL in a reminder's footer and List-Unsubscribe header. */
export function reminderRoutes(app: FastifyInstance, services: Services): void {
  oneClickRoute(app, {
    path: '/api/garage/end-reminders',
    page: '/garage/end-reminders',
    done: 'You won’t get any more of these reminders about this vehicle.',
    end: (token) => services.get(RemindedVehicles).end(token),
  });
}
