import type { PageRenderer } from './page-renderer.ts';
import type { WebPages } from './web-pages.ts';

/**
 * Pages straight from the client's source, with hot reload, for the `dev` command. Vite is a development tool, so only
 * this module loads it.
 */
export async function devWebPages(webFolder: string): Promise<WebPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    configFile: `${webFolder}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    async load() {
      const modules = [
        '/src/entry-server.tsx',
        '/src/entry-addresses.ts',
        '/src/server/registeredDocuments.ts',
      ];
      const loaded = await Promise.all(modules.map((module) => vite.ssrLoadModule(module)));
      return Object.assign({}, ...loaded) as PageRenderer;
    },
    assets: { mode: 'dev' },
    finish: (url, html) => vite.transformIndexHtml(url, html),
    async serveFiles(app) {
      // Vite answers its own requests and passes on the rest.
      app.addHook('onRequest', (request, reply, done) =>
        vite.middlewares(request.raw, reply.raw, () => done()),
      );
    },
    close: () => vite.close(),
  };
}
