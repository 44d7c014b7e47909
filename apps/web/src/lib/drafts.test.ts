import { describe, expect, it, test } from 'vitest'
import { type DraftForm, openDrafts } from './drafts.ts'
import { createSessionStore } from './session.ts'
import { openStorage } from './storage.ts'

const account = { bankCode: 'bdo', holderName: 'Ana Cruz', accountNumber: '001234567890' }
const member = { id: '7', token: 'secret', userName: 'demo', customerType: 0 }

function open() {
  const values = new Map<string, string>()
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
  const storage = openStorage('aurora', { session: area, local: undefined })
  return { values, storage, session: createSessionStore(storage, 'aurora'), drafts: openDrafts(storage) }
}

describe('what was typed', () => {
  it('SESS-09 is there again after a session that expired, for the same member', () => {
    const { storage, session, drafts } = open()
    session.open(member)
    drafts.keep('payoutAccount', account)
    session.end('expired')
    session.open({ ...member, token: 'newer' })
    expect(openDrafts(storage).read('payoutAccount')).toEqual(account)
  })

  it('T37 an account number stays out of storage', () => {
    const { values, drafts } = open()
    drafts.keep('payoutAccount', account)
    expect([...values.values()].join()).toContain(account.holderName)
    expect([...values.values()].join()).not.toContain(account.accountNumber)
  })

  test.each(['logout', 'elsewhere'] as const)('CONF-18 is gone after %s', (reason) => {
    const { session, drafts } = open()
    session.open(member)
    drafts.keep('payoutAccount', account)
    session.end(reason)
    session.open(member)
    expect(drafts.read('payoutAccount')).toBeUndefined()
    drafts.keep('payoutAccount', { bankCode: 'bpi' })
    expect(drafts.read('payoutAccount')).toEqual({ bankCode: 'bpi' })
  })

  it('CONF-18 is nothing for another member', () => {
    const { session, drafts } = open()
    session.open(member)
    drafts.keep('deposit', { amountText: '500' })
    drafts.keep('payoutAccount', account)
    session.end('expired')
    session.open({ ...member, id: '8' })
    expect((['deposit', 'payoutAccount'] satisfies DraftForm[]).map((form) => drafts.read(form))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is forgotten once it was sent, and the rest stays', () => {
    const { drafts } = open()
    drafts.keep('deposit', { amountText: '500' })
    drafts.keep('withdrawal', { amountText: '70' })
    drafts.forget('deposit')
    expect(drafts.read('deposit')).toBeUndefined()
    expect(drafts.read('withdrawal')).toEqual({ amountText: '70' })
  })
})
