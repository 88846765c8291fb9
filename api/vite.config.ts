import { defineConfig } from 'vite';

/** The server, its command-line tools and the workers, each as its own file in dist/. */
export default defineConfig({
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'shop-process': 'src/shop-process.ts',
        'web-process': 'src/web-process.ts',
        'admin-create': 'src/admin-create.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        pictures: 'src/pictures.ts',
        'payment-sandbox': '@treadline/payment-sandbox',
        'print-openapi': 'src/print-openapi.ts',
        'page.worker': 'src/platform/pages/page.worker.ts',
        'picture.worker': 'src/features/shop/pictures/picture.worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        // All files are side by side, so that a file finds its neighbours by name.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
