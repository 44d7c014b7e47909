import { defineConfig } from '@playwright/test'
import type { JourneyOptions } from './e2e/journey.ts'
import { browserFlags, findBrowser } from './scripts/browser.ts'

/**
 * All journeys in English on a large phone; those tagged @twice (layout) also in Urdu, right-to-left, on a small one, and
 * those tagged @UR there only. These come first: the looks of all pages take longest, and begun last they would run on
 * alone.
 */
const projects = [
  {
    name: 'UR-small',
    grep: /@twice|@UR/,
    use: { language: 'UR', locale: 'ur-PK', viewport: { width: 360, height: 640 } },
  },
  {
    name: 'EN-tall',
    grepInvert: /@UR/,
    use: { language: 'EN', locale: 'en-GB', viewport: { width: 390, height: 844 } },
  },
] satisfies Array<{ name: string; grep?: RegExp; grepInvert?: RegExp; use: JourneyOptions }>

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    // A record of every action would need a tenth of all work.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects,
})
