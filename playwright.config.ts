import { defineConfig } from '@playwright/test'
import type { JourneyOptions } from './e2e/journey.ts'
import { browserFlags, findBrowser } from './scripts/browser.ts'

const sizes = { tall: { width: 390, height: 844 }, small: { width: 360, height: 640 } } as const
const languages = { EN: 'en-GB', UR: 'ur-PK' } as const

/**
 * Journeys marked @everywhere run at both sizes and in both directions of writing; those marked @twice also in UR at the
 * small size; the rest once.
 */
const journeys: Record<string, RegExp> = { 'EN-tall': /./, 'UR-small': /@everywhere|@twice/ }
const projects = Object.entries(languages).flatMap(([language, locale]) =>
  Object.entries(sizes).map(([size, viewport]) => ({
    name: `${language}-${size}`,
    grep: journeys[`${language}-${size}`] ?? /@everywhere/,
    use: { language, locale, viewport } as JourneyOptions, // keys of `languages` are what the options name
  })),
)

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects,
})
