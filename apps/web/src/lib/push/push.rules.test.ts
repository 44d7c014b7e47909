import { describe, expect, test } from 'vitest'
import { refreshMs } from './push.constants.ts'
import { canHavePush, decidePushStep, shouldAskForPush, usesFirebase } from './push.rules.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

describe('whether push is offered', () => {
  test.each([
    ['a browser with notifications', { isSupported: true, isDisabled: false, userAgent: chrome }, true],
    ['PUSH-01 a browser without', { isSupported: false, isDisabled: false, userAgent: chrome }, false],
    ['PUSH-14, FLAG-25 switched off', { isSupported: true, isDisabled: true, userAgent: chrome }, false],
    ['PUSH-12 MAYA-03 in GCash', { isSupported: true, isDisabled: false, userAgent: `${chrome} GCash/5.80` }, false],
    ['PUSH-12 MAYA-03 in Maya', { isSupported: true, isDisabled: false, userAgent: `${chrome} PayMaya/2.9` }, false],
    [
      'PUSH-13 in Telegram',
      { isSupported: true, isDisabled: false, userAgent: `${chrome} Telegram-Android/11` },
      false,
    ],
  ])('%s: %j', (_, facts, expected) => expect(canHavePush(facts)).toBe(expected))
})

describe('PUSH-03, CONST-94 the question', () => {
  const asked = {
    permission: 'default',
    closedOn: undefined,
    today: '2026-01-10',
    hasMoment: true,
    isOff: false,
  } as const
  test.each([
    ['at a moment', asked, true],
    ['without a moment', { ...asked, hasMoment: false }, false],
    ['closed today', { ...asked, closedOn: '2026-01-10' }, false],
    ['closed yesterday', { ...asked, closedOn: '2026-01-09' }, true],
    ['PUSH-04 granted before', { ...asked, permission: 'granted' }, false],
    ['PUSH-05 denied', { ...asked, permission: 'denied' }, false],
    ['PUSH-09 turned off by the member', { ...asked, isOff: true }, false],
  ] as const)('%s: %s', (_, facts, expected) => expect(shouldAskForPush(facts)).toBe(expected))
})

describe('what a page does about push', () => {
  const nowMs = refreshMs * 10
  const member = {
    hasSession: true,
    permission: 'granted',
    isBound: true,
    isOff: false,
    stored: { boundMs: nowMs - 1_000 },
    nowMs,
  } as const
  test.each([
    ['PUSH-10 bound by this login', member, 'nothing'],
    ['PUSH-04, CONF-37 a new login', { ...member, isBound: false }, 'bind'],
    ['PUSH-16, CONST-65 bound 7 days ago', { ...member, stored: { boundMs: nowMs - refreshMs } }, 'bind'],
    ['PUSH-04 granted, never bound', { ...member, isBound: false, stored: undefined }, 'bind'],
    ['a guest’s token after the login', { ...member, isBound: false, stored: { boundMs: undefined } }, 'bind'],
    ['PUSH-11, CONF-37 without a session', { ...member, hasSession: false }, 'drop'],
    ['CONF-37 a guest’s own token', { ...member, hasSession: false, stored: { boundMs: undefined } }, 'nothing'],
    ['nothing stored, no session', { ...member, hasSession: false, stored: undefined }, 'nothing'],
    ['PUSH-05 the permission was taken back', { ...member, permission: 'denied' }, 'drop'],
    ['PUSH-09 turned off by the member', { ...member, isOff: true, isBound: false, stored: undefined }, 'nothing'],
    ['PUSH-09 turned off, not yet known to the platform', { ...member, isOff: true }, 'drop'],
    ['never asked', { ...member, permission: 'default', stored: undefined }, 'nothing'],
  ] as const)('%s: %s', (_, facts, step) => expect(decidePushStep(facts)).toBe(step))
})

describe('PUSH-02, PUSH-17 Firebase', () => {
  const project = { firebase: false, apiKey: 'k', appId: 'a', projectId: 'p', messagingSenderId: '1', vapidKey: 'v' }
  test.each([
    ['a complete project', project, true],
    ['without a key for push', { ...project, vapidKey: undefined }, false],
    ['a project for logins alone', { firebase: false, apiKey: 'k', projectId: 'p' }, false],
  ])('%s: %s', (_, smsProvider, expected) => expect(usesFirebase(smsProvider)).toBe(expected))
})
