import { describe, expect, test } from 'vitest'
import type { TabMessage } from '../../lib/tab-channel.ts'
import { decideTabMessage, type TabConsequence, type ThisTab } from './tab-message.rules.ts'

const guest: ThisTab = { memberId: undefined, language: 'EN' }
const member: ThisTab = { memberId: '7', language: 'EN' }
const cases: [string, ThisTab, TabMessage, TabConsequence][] = [
  ['my logout elsewhere', member, { type: 'loggedOut', memberId: '7' }, 'loggedOut'],
  ['the logout of somebody else', member, { type: 'loggedOut', memberId: '8' }, 'nothing'],
  ['a logout, to a guest', guest, { type: 'loggedOut', memberId: '7' }, 'nothing'],
  ['my second login', member, { type: 'loggedIn', memberId: '7' }, 'nothing'],
  ['the login of another member', member, { type: 'loggedIn', memberId: '8' }, 'replaced'],
  ['a login, to a guest', guest, { type: 'loggedIn', memberId: '8' }, 'nothing'],
  ['another language', member, { type: 'language', language: 'UR' }, 'languageNext'],
  ['another language, to a guest', guest, { type: 'language', language: 'UR' }, 'languageNext'],
  ['the same language', member, { type: 'language', language: 'EN' }, 'nothing'],
]

describe('DEC-12 CONF-18 what another tab does', () => {
  test.each(cases)('%s', (_, tab, message, consequence) => {
    expect(decideTabMessage(message, tab)).toBe(consequence)
  })
})
