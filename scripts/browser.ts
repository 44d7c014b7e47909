import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { toolPath } from './project.ts'
import { type CommandOptions, runCommand } from './run-command.ts'

/** No Chromium is available on this machine. `message` states the remedy. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError'
}

/** The headless shell first: it draws the same pages with a third less work. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
/** Debian's browsers, the preferred one first. */
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium']
/** Fonts for the languages of the journeys. */
const DEBIAN_FONTS = ['fonts-noto-core', 'fonts-noto-cjk']
const INSTALL_TIMEOUT_MS = 600_000

/** Flags for a browser without a screen, without a sandbox of its own, and without background traffic. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell refuses every site its notifications, whatever is granted. */
const isShell = (path: string) => /headless[-_]shell[^/]*$/.test(path)

export interface BrowserSearch {
  /** One that shows notifications. */
  canNotify?: boolean
  environment?: Record<string, string | undefined>
  isRunnable?: (path: string) => boolean
  ownPath?: () => string
}

/** The Chromium of CHROMIUM_PATH, otherwise of the system, otherwise Playwright's; undefined without one. */
export function findBrowser(search: BrowserSearch = {}): string | undefined {
  const { canNotify = false, environment = process.env, isRunnable = canRun } = search
  const { ownPath = () => chromium.executablePath() } = search
  const folders = (environment.PATH ?? '').split(delimiter)
  const named = COMMANDS.flatMap((command) => ['/usr/bin', ...folders].map((folder) => join(folder, command)))
  return [environment.CHROMIUM_PATH, ...named, ownPath()].find(
    (path) => path && isRunnable(path) && !(canNotify && isShell(path)),
  )
}

/**
 * Finds a Chromium or installs one, as the machine allows: the headless shell alone is not enough.
 * @returns the one for most journeys. @throws BrowserMissingError
 */
export async function ensureBrowser(report: (text: string) => void): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given && !canRun(given)) throw new BrowserMissingError(`CHROMIUM_PATH is ${given}, but nothing can be run there.`)
  const isComplete = () => findBrowser({ canNotify: true }) !== undefined
  const found = findBrowser()
  if (found && isComplete()) return found
  const options: CommandOptions = { timeoutMs: INSTALL_TIMEOUT_MS, isShown: true }
  if (isDebian() && process.getuid?.() === 0) {
    report('installing Chromium with apt-get')
    await runCommand('apt-get', ['update', '-qq'], options)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const browser of DEBIAN_BROWSERS) {
      const packages = [browser, ...DEBIAN_FONTS]
      await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { ...options, env })
    }
  }
  if (!isComplete()) {
    report('installing Chromium with Playwright')
    await runCommand(toolPath('playwright'), ['install', 'chromium'], options)
  }
  const installed = findBrowser()
  if (installed && isComplete()) return installed
  throw new BrowserMissingError(
    'The journeys need Chromium and none could be installed here: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
}
