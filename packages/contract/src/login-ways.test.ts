import { describe, expect, it } from 'vitest'
import { hasLoginWay, listFirebaseChannels, listLoginWays } from './login-ways.ts'

const smsProvider = { firebase: false }
const project = { ...smsProvider, apiKey: 'key', projectId: 'aurora', authDomain: 'aurora.firebaseapp.com' }

describe('LOGIN-01 the ways to log in', () => {
  it('by username stands first, and every merchant has it', () => {
    expect(listLoginWays({ whitelabelVal: {}, smsProvider })[0]).toBe('username')
  })

  it.each([
    [null, {}, true],
    ['LINELOGIN3', { LINELOGIN3: true }, true],
    ['LINELOGIN3', { LINELOGIN3: false }, false],
    ['LINELOGIN3', { TELEGRAMLOGIN3: true }, false],
  ] as const)('a way of the flag %s, of a merchant with %j: %s', (flag, whitelabelVal, isOffered) => {
    expect(hasLoginWay({ flag }, { whitelabelVal, smsProvider })).toBe(isOffered)
  })
})

describe('SOC-01 the channels of Firebase', () => {
  it.each([
    ['SOC-14, FLAG-13', { GOOGLELOGIN3: true }, project, ['google']],
    ['SOC-15, FLAG-14', { FACEBOOKLOGIN3: true }, { ...project, facebookAppId: '1234' }, ['facebook']],
    ['SOC-16, FLAG-15', { TWITTERLOGIN3: true }, project, ['twitter']],
    ['SOC-01', {}, { ...project, genericProvider: 'oidc.acme', genericProviderName: 'Acme' }, ['firebase']],
    ['SOC-01', {}, { ...project, genericProvider: 'oidc.acme' }, []],
    ['SOC-14', { GOOGLELOGIN3: false }, project, []],
    ['SOC-18', { GOOGLELOGIN3: true, TWITTERLOGIN3: true }, smsProvider, []],
    ['SOC-18', { GOOGLELOGIN3: true }, { ...project, authDomain: '' }, []],
    ['SOC-18', { GOOGLELOGIN3: true }, { ...project, projectId: undefined }, []],
    ['SOC-19', { FACEBOOKLOGIN3: true }, project, []],
  ])('%s of a merchant with %j and %j: %j', (_, whitelabelVal, own, channels) => {
    expect(listFirebaseChannels({ whitelabelVal, smsProvider: own })).toEqual(channels)
  })

  it('SOC-01 stand on the login screen below the forms', () => {
    const whitelabelVal = { GOOGLELOGIN3: true, TWITTERLOGIN3: true }
    expect(listLoginWays({ whitelabelVal, smsProvider: project })).toEqual(['username', 'google', 'twitter'])
  })
})
