import { defineConfig, devices } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { SHOP_URL } from './web/e2e/setup/shopVariables.ts';

const ON_LINUX = process.platform === 'linux';
/** Each test is a new browser's first visit, so optimising compilers would only cost a fifth of its time. */
const NO_OPTIMISING = '--js-flags=--no-opt,--no-maglev';
/**
 * Draws without a separate GPU process, which took a tenth of the time. That only works without Vulkan: Chromium sets
 * VK_ICD_FILENAMES for it, and crashes if another thread of the same process reads the environment meanwhile.
 */
const DRAW_IN_PROCESS = ['--in-process-gpu', '--disable-gpu', '--disable-software-rasterizer'];

/**
 * The shop in a real browser, built and started as in production. The npm package's Chromium is for Linux; elsewhere
 * the installed Chrome is used. The package's own arguments are left out because they turn web security off. With
 * SHOP_URL set, the suite visits a running shop.
 *
 * `x.spec.ts` runs on the wide screen, `x.phone.spec.ts` on the phone, and `x.both.spec.ts` on both, for layouts and
 * interactions that differ, and for the purchase. A flow of pages is walked once, on the phone, and checked on both
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
    // Its requests would bypass page.route; its own test allows it.
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
