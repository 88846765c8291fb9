import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { features } from './features.ts';
import { exportPaths } from './features/desk/exports/index.ts';
import { noteRefusedAccess, SecurityLog } from './features/operations/audit/index.ts';
import { SessionService } from './features/people/accounts/index.ts';
import { KeyViewerService } from './features/people/api-keys/index.ts';
import { OrderKeys } from './features/sales/orders/index.ts';
import { compressAnswers } from './platform/cache/compression.ts';
import { PendingWrites } from './platform/cache/pending-writes.ts';
import { installResponseCache } from './platform/cache/response-cache.ts';
import { Sitemap } from './platform/features/sitemap.ts';
import { contextFault, createGraphqlServer } from './platform/graphql/graphql-server.ts';
import { registerDocuments } from './platform/graphql/registered-documents.ts';
import { browserOf, NO_BROWSER } from './platform/http/browser-cookie.ts';
import { installHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { noteMethods } from './platform/http/other-methods.ts';
import { installSearchEngineFiles } from './platform/http/search-engine-files.ts';
import { installMetrics } from './platform/http/serve-metrics.ts';
import { watchRequests } from './platform/http/watch-requests.ts';
import { networkOf, SITE_SHARE } from './platform/limits/network.ts';
import { RequestLimit } from './platform/limits/request-limit.ts';
import { countSitesToo } from './platform/limits/site-request-limit.ts';
import { currentActivity } from './platform/observability/activity.ts';
import type { ExecuteAsGuest } from './platform/pages/page-renderer.ts';
import { servePlayground } from './platform/pages/playground.ts';
import { servePages } from './platform/pages/serve-pages.ts';
import { sharedIdentity } from './platform/pages/shared-identity.ts';
import { installPageWarmer } from './platform/pages/warming/install-page-warmer.ts';
import type { WebPages } from './platform/pages/web-pages.ts';
import { GUEST, ORDER_KEY_HEADER, UNATTENDED_HEADER, type Context } from './platform/services/context.ts';
import type { Services } from './platform/services/services.ts';
import { SignedTokens } from './platform/services/signed-token.ts';
import { serveOpenApi, serveRestDocs } from './rest/openapi/serve-openapi.ts';
import { installRest, type RestParts } from './rest/rest-server.ts';
import { installStaffPaths } from './rest/staff-paths.ts';
import { installStripeWebhook } from './rest/stripe-webhook.ts';
import { installWebManifest } from './rest/web-manifest.ts';
import { shopSchema } from './schema.ts';
import { sitemapKinds } from './sitemap-kinds.ts';

export interface AppOptions {
  /** Null serves no pages, as in the API's tests. */
  readonly pages: WebPages | null;
  /** How long a page waits for its turn, in milliseconds; ten seconds by default. */
  readonly pagePatienceMs?: number;
  /** Whether the process is shutting down; false by default. */
  readonly isLeaving?: () => boolean;
}

/** Wires the shop: HTTP, GraphQL, the features' own routes, and pages. */
export async function createApp(
  services: Services,
  { pages, pagePatienceMs, isLeaving = () => false }: AppOptions,
): Promise<FastifyInstance> {
  const { config, logger, pools } = services.platform;
  await services.get(SignedTokens).prepare();
  const limitOf = (requests: number): RequestLimit => new RequestLimit(pools.limits, requests, logger);
  const { requestsPerMinute } = config.limits;
  const requests = countSitesToo(limitOf(requestsPerMinute), limitOf(requestsPerMinute * SITE_SHARE));
  const app = await createHttpServer(config, logger, requests);
  watchRequests(app, services.platform);
  const otherMethods = noteMethods(app);
  // In development pages change with their source, so they aren't loaded up front.
  const kept = pages && !config.webDevServer ? await pages.load() : null;
  if (config.responseCache) {
    const cache = installResponseCache(
      app,
      (request) => sharedIdentity(request, kept?.pageUrl ?? null),
      services.platform,
    );
    if (kept && config.warmPages) installPageWarmer(app, kept, cache, services);
  }
  await compressAnswers(app);

  const registered = registerDocuments((await (await pages?.load())?.registeredDocuments()) ?? []);
  const writes = new PendingWrites();
  const apollo = createGraphqlServer(shopSchema, registered, writes, services.platform);
  apollo.addPlugin(fastifyApolloDrainPlugin(app));
  apollo.addPlugin(noteRefusedAccess(services));
  await apollo.start();
  const sessions = services.get(SessionService);
  const keys = services.get(KeyViewerService);
  const orderKeys = services.get(OrderKeys);
  const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const { authorization, [ORDER_KEY_HEADER]: orderKey, [UNATTENDED_HEADER]: unattended } = request.headers;
    const viewer =
      (await keys.viewerOf(authorization)) ??
      (await sessions.viewerOf(authorization, unattended !== undefined));
    return {
      services,
      viewer: { ...viewer, order: await orderKeys.read(orderKey) },
      requestId: request.id,
      address: request.ip,
      network: networkOf(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      ...browserOf(request, reply, config),
      answer: {
        mayBeShared: authorization === undefined && orderKey === undefined,
        stockOf: request.stockOf ?? new Set(),
      },
    };
  };
  const context = (request: FastifyRequest, reply: FastifyReply): Promise<Context> =>
    contextOf(request, reply).catch((error: unknown) => {
      throw contextFault(error, request.id, logger);
    });
  app.route({ url: '/graphql', method: ['GET', 'POST'], handler: fastifyApolloHandler(apollo, { context }) });

  installHealth(app, services.platform, isLeaving);
  installMetrics(app, services.platform);
  await installStripeWebhook(app, services);
  const securityLog = services.get(SecurityLog);
  const noteRefused: RestParts['noteRefused'] = (refused, asked) => securityLog.noteRefused(refused, asked);
  await installRest(app, {
    apollo,
    schema: shopSchema,
    platform: services.platform,
    contextOf,
    noteRefused,
  });
  const staffPaths = [
    ...features.flatMap(({ staffPaths: paths = [] }) => paths),
    // Not a feature, because its documents need the schema, which is printed from the features.
    ...exportPaths,
  ];
  await installStaffPaths(app, staffPaths, { apollo, contextOf, noteRefused });
  const openApi = serveOpenApi(app, shopSchema, config.publicUrl);
  for (const feature of features) await feature.routes?.(app, services);

  if (pages) {
    await pages.serveFiles(app);
    const executeFor =
      (answer: Context['answer']): ExecuteAsGuest =>
      async ({ query, variables }) => {
        const contextValue: Context = {
          services,
          viewer: GUEST,
          requestId: currentActivity()?.requestId ?? crypto.randomUUID(),
          address: 'page',
          network: 'page',
          userAgent: '',
          ownDocument: true,
          ...NO_BROWSER,
          answer,
        };
        const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
        if (body.kind !== 'single') throw new Error('A page can’t use an incremental answer.');
        return body.singleResult;
      };
    installWebManifest(app, executeFor({ mayBeShared: true, stockOf: new Set() }));
    const kinds = sitemapKinds(services, async () => (await pages.load()).listedPaths);
    installSearchEngineFiles(app, config.publicUrl, new Sitemap(services, kinds));
    servePlayground(app, pages, config);
    serveRestDocs(app, pages, config.publicUrl, openApi);
    await servePages(app, pages, config.publicUrl, executeFor, writes, services.platform, pagePatienceMs);
  }
  otherMethods.refuse();
  return app;
}
