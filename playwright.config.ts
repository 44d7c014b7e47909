import { languageCodes, languages } from '@foyer/contract'
import { defineConfig } from '@playwright/test'
import type { JourneyOptions } from './e2e/journey.ts'
import { browserFlags, findBrowser } from './scripts/browser.ts'
import { scaleTimeMs } from './scripts/test/time-factor.ts'

/** The longest files: begun last, one of them would run on alone. */
const longest = /(crash|end-to-end|games|push|restart|scripts|sweep|tracking|update|withdrawal)\.spec\.ts$/

/** Run by `npm run contact-sheet` alone. */
const contactSheet = /contact-sheet\.spec\.ts$/
const sheet = process.env.CONTACT_SHEET ?? ''

const english = { language: 'EN', locale: 'en-GB', viewport: { width: 390, height: 844 } } as const

/**
 * All journeys in English on a large phone; those tagged @twice (layout) also in Urdu, right-to-left, on a small one, and
 * those tagged @UR there only. The longest come first.
 */
const projects = [
  {
    name: 'UR-small',
    grep: /@twice|@UR/,
    testIgnore: contactSheet,
    use: { language: 'UR', locale: 'ur-PK', viewport: { width: 360, height: 640 } },
  },
  { name: 'EN-tall', grepInvert: /@UR/, testMatch: longest, use: english },
  { name: 'EN-tall', grepInvert: /@UR/, testIgnore: [longest, contactSheet], use: english },
] satisfies Array<{
  name: string
  grep?: RegExp
  grepInvert?: RegExp
  testMatch?: RegExp
  testIgnore?: RegExp | RegExp[]
  use: JourneyOptions
}>

/** With CONTACT_SHEET: every screen in these languages, `all` for all. */
const sheetLanguages = languageCodes.filter((code) => /^all$/i.test(sheet) || sheet.split(',').includes(code))
const sheetProjects = sheetLanguages.map((language) => ({
  name: language,
  testMatch: contactSheet,
  use: { language, locale: languages[language].tag, viewport: { width: 360, height: 640 } },
}))

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Only a journey that hangs runs into it.
  timeout: scaleTimeMs(240_000),
  expect: { timeout: scaleTimeMs(30_000) },
  fullyParallel: false,
  // Each has a browser and an instance: two keep two cores busy, and more keep each other waiting.
  workers: 2,
  // A second try is listed at the end of `npm test`.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    isMobile: true,
    hasTouch: true,
    // A phone's two or three pixels for one would need a tenth more of all work.
    deviceScaleFactor: process.env.FOYER_SCREENSHOTS ? 2 : 1,
    // A service worker's installation loads the whole app beside each journey. The journeys about it allow it.
    serviceWorkers: 'block',
    // A record of every action of every journey would need a tenth of all work.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: sheet ? sheetProjects : projects,
})
