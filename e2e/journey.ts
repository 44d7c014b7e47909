import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Language } from '@foyer/contract'
import { loadCatalogue, type MessageId } from '@foyer/messages'
import { test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test'
import { projectRoot } from '../scripts/project.ts'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { DRAW_SECONDS } from './draws.ts'
import { makeMember, type ReadyMember } from './member-factory.ts'
import { type Merchant, siteOf } from './merchants.ts'
import { openWorld, type World } from './world.ts'

export { expect }

export interface JourneyOptions extends Partial<Pick<PlaywrightTestOptions, 'locale' | 'viewport'>> {
  /** Preferred language of the visitor's browser. */
  language: Language
}

interface JourneyFixtures {
  /** Port of the worker's instance. */
  port: string
  /** Origin of a demo merchant, for example `site('aurora')`. */
  site: (merchant: Merchant) => string
  /** Creates a member of a merchant with this many whole units in the wallet, through the API. */
  newMember: (merchant: Merchant, units?: number) => Promise<ReadyMember>
  /** A text in the journey's language; `{name}` is filled from the values. */
  t: (id: MessageId, values?: Record<string, string>) => string
  /** Password of the demo members. */
  password: string
  /** Console errors that a journey provokes on purpose, by a pattern of their text. */
  expectedErrors: RegExp
  /** A separate instance that the journey may kill and start again. */
  instance: RunningInstance
  errorWatch: undefined
}

/**
 * Time for what a background job of the instance does, in ms. Each sweep goes through all merchants on the one session of
 * the embedded database, and a message needs several turns of it.
 */
export const QUEUE_TIMEOUT_MS = scaleTimeMs(75_000)

/** Playwright's test; it fails on any error in the console of any page. */
export const test = base.extend<JourneyFixtures & Pick<JourneyOptions, 'language'>, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const world = await openWorld()
      await use(world)
      await world.close()
    },
    // Before the browser is started: it inherits the priority.
    { scope: 'worker', auto: true, timeout: scaleTimeMs(240_000) },
  ],
  language: ['EN', { option: true }],
  port: async ({ world }, use) => {
    await use(String(world.instance.port))
  },
  site: async ({ port }, use) => {
    await use((merchant) => siteOf(merchant, port))
  },
  newMember: async ({ port }, use) => {
    await use((merchant, units) => makeMember(port, merchant, makeUsername(), units))
  },
  t: async ({ language }, use) => {
    const catalogue = await loadCatalogue(language)
    const texts: Record<string, string> = Object.assign({}, ...Object.values(catalogue))
    await use((id, values = {}) => (texts[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
  },
  password: async ({ world }, use) => {
    await use(world.instance.password)
  },
  expectedErrors: async ({ browserName: _ }, use) => {
    await use(/(?!)/)
  },
  instance: async ({ browserName: _ }, use) => {
    const instance = await startInstance({ hasClock: true, env: { DRAW_SECONDS } })
    await use(instance)
    await instance.remove()
  },
  errorWatch: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(undefined)
      const unexpected = errors.filter((text) => !expectedErrors.test(text))
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Minified: each analysis sends the script to its page. */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 AA and beyond: axe has no findings on the page, at any level (DEC-37). */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await listAxeFindings(page), 'axe').toEqual([])
}

/**
 * Findings of all rules of axe, one line each. It describes what it finds and nothing of what is in order; only a page
 * with frames needs a second page, in which axe puts their results together.
 */
export async function listAxeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`))
}

/** With `FOYER_SCREENSHOTS`: stores a screenshot of the page in screenshots/, outside of git. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.FOYER_SCREENSHOTS) return
  const folder = join(projectRoot, 'screenshots', test.info().project.name)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' })
}

/** A unique username within OPEN-04. */
export function makeUsername(): string {
  return `j${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
}
