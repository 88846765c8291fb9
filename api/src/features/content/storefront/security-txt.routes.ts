import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year, so that readers of an old copy check again. */
const VALID_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, namely the email address in the
 * settings. It expires half a year after the day of the request, to the day, so that it can be cached.
 */
export function securityTxtRoutes(app: FastifyInstance, services: Services): void {
  const { config, now } = services.platform;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = await services.get(SettingsService).read();
    const expires = new Date((Math.floor(now().getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `Contact: mailto:${encodeURI(email)}\n` +
          `Expires: ${expires.toISOString()}\n` +
          'Preferred-Languages: en\n' +
          `Canonical: ${config.publicUrl}/.well-known/security.txt\n`,
      );
  });
}
