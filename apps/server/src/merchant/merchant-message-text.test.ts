import { languageCodes } from '@foyer/contract'
import { messageTexts } from '@foyer/messages/message'
import { describe, expect, it } from 'vitest'
import { decideChangedMerchant } from './merchant-change.rules.ts'
import { createMessageTextSchema, type MessageTextName } from './merchant-message-text.ts'

const names = Object.keys(messageTexts.EN).map((id) => id.replace('message.', '') as MessageTextName) // each id is one
const nova = { code: 'nova', name: 'Nova', hosts: ['nova.example'], formerHosts: [], settings: { currency: 'PHP' } }
const set = (assignment: string) =>
  decideChangedMerchant('nova', [assignment], { merchants: [nova], reservedHosts: [] })
const rule =
  'it must be a text with {code}, no other values in braces than {code} and {merchant}, and at most 4 segments as an sms'

describe('DEC-19 API-18 a merchant’s own texts of messages', () => {
  it.each(names)('T14 the platform’s own text %s is valid in every language', (name) => {
    const schema = createMessageTextSchema(name)
    for (const language of languageCodes)
      expect(schema.safeParse({ [language]: messageTexts[language][`message.${name}`] }).success).toBe(true)
  })

  it('are set by text and language', () => {
    expect(set('messageTexts.login.EN=Nova code {code}')).toMatchObject({
      merchant: { settings: { messageTexts: { login: { EN: 'Nova code {code}' } } } },
    })
    expect(set('messageTexts.notice.UR={merchant}: {event}')).toHaveProperty('merchant')
  })

  it('T14 fill at most four segments of an sms with their last line, and without it where they have no code', () => {
    expect(set(`messageTexts.login.EN={code} ${'a'.repeat(564)}`)).toHaveProperty('merchant')
    expect(set(`messageTexts.login.UR={code} ${'ک'.repeat(220)}`)).toHaveProperty('merchant')
    expect(set(`messageTexts.registered.EN=${'a'.repeat(612)}`)).toHaveProperty('merchant')
  })

  it.each([
    ['messageTexts.login.EN=Your code is on its way', rule],
    ['messageTexts.login.EN={code} of {bank}', rule],
    ['messageTexts.login.EN={code} {}', rule],
    ['messageTexts.login.EN={code', rule],
    ['messageTexts.login.EN={{code}}', rule],
    [`messageTexts.login.EN={code} ${'a'.repeat(565)}`, rule],
    [`messageTexts.login.UR={code} ${'ک'.repeat(221)}`, rule],
    ['messageTexts.registered.EN={code}', 'it must be a text, no other values in braces than {merchant}'],
    ['messageTexts.login.XX={code}', 'messageTexts.login.XX is no setting'],
    ['messageTexts.logins.EN={code}', 'messageTexts.logins.EN is no setting'],
    ['smsNotifications=password_changed,payday', 'it must be account_added, password_changed'],
  ])('%s is refused', (assignment, fault) => {
    const decision = set(assignment)
    expect('faults' in decision && decision.faults).toEqual([expect.stringContaining(fault)])
  })
})
