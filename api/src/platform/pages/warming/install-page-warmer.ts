import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefresh } from '../../cache/refresh.ts';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { networkOf } from '../../limits/network.ts';
import type { Services } from '../../services/services.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { PageWarmer } from './page-warmer.ts';
import { PopularPages } from './popular-pages.ts';
import { rememberedUrl } from './remembered-url.ts';

/**
 * Renders popular pages into the response cache while the shop listens. Call it before routes are added.
 *
 * It starts with the port, not before: the first page of a start isn't slower, and a restarted process isn't away for
 * longer. In a roll-out it's ahead of the visitors by the time load balancers take to notice the process.
 */
export function installPageWarmer(
  app: FastifyInstance,
  renderer: PageRenderer,
  cache: ResponseCache,
  services: Services,
): void {
  const popular = new PopularPages(services.platform);
  const inFlight = new Set<FastifyRequest>();
  const isBusy = (): boolean => inFlight.size > 0;
  const warmer = new PageWarmer({ app, cache, services, popular, isBusy });
  app.addHook('onRequest', async (request, { raw }) => {
    if (isRefresh(request)) return;
    inFlight.add(request);
    const leave = (): void => void inFlight.delete(request);
    // Only 'close' fires if the visitor left before the answer was sent.
    raw.once('finish', leave).once('close', leave);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || isRefresh(request)) return;
    const url = rememberedUrl(request, reply, renderer);
    if (url !== null) popular.note(url, networkOf(request.ip));
  });
  app.addHook('onListen', async () => warmer.start());
  app.addHook('preClose', async () => warmer.stop());
}
