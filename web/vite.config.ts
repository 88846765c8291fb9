import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React Router names its development build, which carries its warnings, for everybody. */
const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development([/\\\\])index\.mjs$/, 'production$1index.mjs');

/** Parts that the admin, forms or the pages of an order share: the listing does without them. */
const APART =
  'ChoiceField|ConfirmDialog|DropArea|LoadFailed|RichText|TextArea|articleHtml|country|delivery-method|email-|' +
  'failureText|fieldPaths|inputRule|order-number|photographs|postal-';

/** What most pages show is one file: dozens of small ones pack badly, and each is a request of its own. */
const SHARED_PARTS = {
  name: 'parts',
  test: new RegExp(
    String.raw`(?:web[/\\]src[/\\](?:ui|lib|apollo)|schema[/\\]trade)[/\\](?!${APART})|@apollo[/\\]client`,
  ),
  minShareCount: 14,
};

/**
 * Pages whose parts are fetched together with them when they are opened from another page. The lists of all pages would
 * be 4 kB of every first view.
 */
const OFTEN_NEXT = /\/(?:Cart|Checkout|Product|Shop)(?:Page|Route)-/;

/**
 * Built twice: for the browser into `dist/client`, with a manifest from which the server names scripts and
 * styles, and for the server into `dist/server`, whole, so that it runs React's production build whatever
 * NODE_ENV says and needs no package beside it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: {
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { resolveDependencies: (file, parts) => (OFTEN_NEXT.test(file) ? parts : []) },
    // The security policy allows no data: URLs for scripts, styles and fonts.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: [
            'src/entry-client.tsx',
            'src/entry-theme.ts',
            'src/entry-worker.ts',
            'src/playground/entry-playground.tsx',
          ],
          output: { codeSplitting: { groups: [SHARED_PARTS] } },
        },
  },
}));
