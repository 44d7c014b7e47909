import { describe, expect, test } from 'vitest'
import { decideUpdate, mustHoldUpdate, type UpdateFacts } from './update.rules.ts'

const own = '/m/assets/entry-AAAAAAAA.js'
const next = '/m/assets/entry-BBBBBBBB.js'
const facts: UpdateFacts = {
  pageEntry: own,
  served: { entry: next, hash: 'b' },
  stored: { entry: own, hash: 'a' },
  left: undefined,
  tried: undefined,
  nowMs: 1_000_000,
}

describe('PWA-12 OPEN-52 what the served hash means to a page', () => {
  test.each([
    ['another build', {}, 'changed'],
    ['nothing stored, the page’s own build', { served: { entry: own, hash: 'a' }, stored: undefined }, 'current'],
    ['nothing stored, another build', { stored: undefined }, 'changed'],
    ['the page’s own build', { served: { entry: own, hash: 'a' } }, 'current'],
    ['the page’s own build with another worker', { served: { entry: own, hash: 'a2' } }, 'changed'],
    ['another build that a second tab has stored', { stored: { entry: next, hash: 'b' } }, 'changed'],
    [
      'the page’s own build, and an older one stored',
      { served: { entry: own, hash: 'a' }, stored: { entry: next, hash: 'b' } },
      'current',
    ],
    ['the build that was left a minute ago', { left: { hash: 'b', atMs: 940_000 } }, 'wait'],
    ['the build that was left ten minutes ago', { left: { hash: 'b', atMs: 400_000 } }, 'changed'],
    ['a third build after that', { left: { hash: 'c', atMs: 940_000 } }, 'changed'],
    ['a build that a reload just now did not reach', { tried: { hash: 'b', atMs: 990_000 } }, 'wait'],
    ['the same a minute later', { tried: { hash: 'b', atMs: 940_000 } }, 'changed'],
    ['a clock that was set back', { tried: { hash: 'b', atMs: 2_000_000 } }, 'changed'],
  ] as const)('%s', (_, change, decision) => {
    expect(decideUpdate({ ...facts, ...change })).toBe(decision)
  })
})

const free = { path: '/m/home', hasInput: false, hasOverlay: false, hasPendingWrite: false }
describe('DEC-38 when an update waits', () => {
  test.each([
    ['a page that is read', {}, false],
    ['the list of games', { path: '/m/game' }, false],
    ['an unknown address', { path: '/m/nothing' }, false],
    ['a form with input', { path: '/m/login', hasInput: true }, true],
    ['the same form without', { path: '/m/login' }, false],
    ['a sheet', { hasOverlay: true }, true],
    ['a write without an answer', { hasPendingWrite: true }, true],
    ['a deposit', { path: '/m/voucherCenter' }, true],
    ['a withdrawal', { path: '/m/withdraw' }, true],
    ['a game, an unpaid ticket in it', { path: '/m/launchGame' }, true],
  ])('%s: %s', (_, change, isHeld) => {
    expect(mustHoldUpdate({ ...free, ...change })).toBe(isHeld)
  })
})
