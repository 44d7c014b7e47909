import { describe, expect, test } from 'vitest'
import { canOfferNow, countDismissal, isOfferVisit, type OfferFacts } from './install.rules.ts'

test.each([
  [0, 1],
  [1, 2],
  [97, 98],
  [98, 98],
  [99, 99],
])('PWA-07 CONF-46 CONST-54 a decline after %i makes %i', (count, next) => {
  expect(countDismissal(count)).toBe(next)
})

test.each([
  [1, false],
  [2, true],
  [3, true],
])('PWA-01 the installation is offered on visit %i: %s', (visit, isOffered) => {
  expect(isOfferVisit(visit)).toBe(isOffered)
})

const good: OfferFacts = {
  isPageAllowed: true,
  runMode: 'browser',
  way: 'androidChrome',
  hasPrompt: true,
  dismissals: 0,
  wasOffered: false,
  hasOverlay: false,
}
describe('PWA-01 GUARD-19 when the installation is offered unasked', () => {
  test.each([
    ['home', {}, true],
    ['another page', { isPageAllowed: false }, false],
    ['the installed app', { runMode: 'pwa' }, false],
    ['an iPhone’s home screen', { runMode: 'webclip' }, false],
    ['Safari, without a prompt', { way: 'iosSafari', hasPrompt: false }, true],
    ['an app’s own view', { way: 'inApp', hasPrompt: false }, false],
    ['a computer without a prompt', { way: 'desktopChromium', hasPrompt: false }, false],
    ['a computer with one', { way: 'desktopChromium' }, true],
    ['after two refusals', { dismissals: 2 }, true],
    ['after three refusals', { dismissals: 3 }, false],
    ['PWA-10 installed before', { dismissals: 99 }, false],
    ['offered in this visit', { wasOffered: true }, false],
    ['an open dialog', { hasOverlay: true }, false],
  ] as const)('%s', (_, change, isOffered) => {
    expect(canOfferNow({ ...good, ...change })).toBe(isOffered)
  })
})
