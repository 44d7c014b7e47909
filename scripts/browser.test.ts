import { expect, it } from 'vitest'
import { type BrowserSearch, findBrowser } from './browser.ts'

const search = (present: string[], environment: Record<string, string> = {}, further: BrowserSearch = {}) =>
  findBrowser({ ...further, environment, isRunnable: (path) => present.includes(path), ownPath: () => '/own/chrome' })

it.each([
  ['the one that is named', ['/my/chrome', '/usr/bin/chromium'], { CHROMIUM_PATH: '/my/chrome' }, '/my/chrome'],
  [
    'the headless shell',
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    {},
    '/usr/bin/chromium-headless-shell',
  ],
  ["the system's", ['/usr/bin/chromium', '/own/chrome'], {}, '/usr/bin/chromium'],
  ['another name', ['/usr/bin/google-chrome'], {}, '/usr/bin/google-chrome'],
  ['one on the path', ['/opt/bin/chromium'], { PATH: '/bin:/opt/bin' }, '/opt/bin/chromium'],
  ["Playwright's own", ['/own/chrome'], {}, '/own/chrome'],
  ['none', [], {}, undefined],
])('takes %s', (_, present, environment, path) => {
  expect(search(present, environment)).toBe(path)
})

it.each([
  ['the system’s beside the shell', ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {}, '/usr/bin/chromium'],
  [
    'another than a named shell',
    ['/usr/bin/chromium-headless-shell', '/own/chrome'],
    { CHROMIUM_PATH: '/usr/bin/chromium-headless-shell' },
    '/own/chrome',
  ],
  ['the one that is named', ['/my/chrome', '/usr/bin/chromium'], { CHROMIUM_PATH: '/my/chrome' }, '/my/chrome'],
  ['none with the shell alone', ['/usr/bin/chromium-headless-shell'], {}, undefined],
])('for notifications takes %s', (_, present, environment, path) => {
  expect(search(present, environment, { canNotify: true })).toBe(path)
})
