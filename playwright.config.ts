import { defineConfig, devices } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { SHOP_URL } from './web/e2e/setup/shopVariables.ts';

const ON_LINUX = process.platform === 'linux';
/** Each test is a new browser's first visit: the compilers that optimise what runs long cost a fifth of its time. */
const NO_OPTIMISING = '--js-flags=--no-opt,--no-maglev';
/**
 * Drawing needs no process of its own, which took a tenth of the time, if it does without Vulkan: Chromium sets
 * VK_ICD_FILENAMES for it, and dies if another thread of the same process reads the environment meanwhile.
 */
const DRAW_IN_PROCESS = ['--in-process-gpu', '--disable-gpu', '--disable-software-rasterizer'];

/**
 * The shop in a real browser, built and started as in production. The Chromium of the registry is for Linux;
 * elsewhere the installed Chrome serves. Its package's own list of arguments is left out: it turns web
 * security off. With SHOP_URL set the suite visits a shop that is open already.
 *
 * `x.spec.ts` runs on the wide screen, `x.phone.spec.ts` on the phone, `x.both.spec.ts` on each: what is laid out, or
 * pressed, differently there, and the purchase. A flow of pages is walked once, on the phone, and looked at on both
 * screens on the way (`support/page/screens.ts`).
 */
export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  globalSetup: './web/e2e/setup/globalSetup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env[SHOP_URL],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    // Its requests would pass by page.route; its own test allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: ON_LINUX
      ? {
          executablePath: await chromium.executablePath(),
          args: ['--no-sandbox', NO_OPTIMISING, ...DRAW_IN_PROCESS],
        }
      : { channel: 'chrome' },
  },
  projects: [
    { name: 'desktop', testIgnore: /\.phone\.spec\.ts$/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testMatch: /\.(phone|both)\.spec\.ts$/,
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
});
