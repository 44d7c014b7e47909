import {
  addWithdrawalCard,
  createDeposit,
  createWithdrawal,
  type ErrorCode,
  errorCodes,
  errorStatus,
} from '@foyer/contract'
import { describe, expect, it, test } from 'vitest'
import { isCertainRefusal } from './certain-refusal.rules.ts'
import { callKeyed } from './keyed-call.ts'
import { openRequestIds } from './request-ids.ts'
import { createSessionStore } from './session.ts'
import { openStorage } from './storage.ts'
import { createWps } from './wps/wps.ts'

const member = { id: '7', token: 'secret', userName: 'demo', customerType: 0 }
const taken = { success: true, value: { id: 'w1' } }
type Reply = 'lost' | 'taken' | ErrorCode

/** A member's page whose server answers as told; `ask` sends the same withdrawal again. */
function open() {
  const storage = openStorage('aurora', { session: undefined, local: undefined })
  const session = createSessionStore(storage, 'aurora')
  session.open(member)
  const sent: string[] = []
  let reply: Reply = 'taken'
  const context = { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => true }
  const wps = createWps(context, async ({ body }) => {
    sent.push(JSON.parse(body ?? '').requestId)
    if (reply === 'lost') throw new TypeError('the connection broke')
    if (reply === 'taken') return Response.json(taken)
    return Response.json({ success: false, errorCode: reply }, { status: errorStatus[reply] })
  })
  const ask = (next: Reply, amountMinor = '500') => {
    reply = next
    const requestIds = openRequestIds(storage)
    return callKeyed({ wps, requestIds }, createWithdrawal, `withdrawal c1 ${amountMinor}`, (requestId) => ({
      body: { requestId, cardId: 'c1', amountMinor },
    }))
  }
  return { session, sent, ask }
}

describe('T20 a write that must not happen twice', () => {
  it.each(['customer.not.login', 'token_ip_different'] as const)(
    'an answer that was lost, then %s, then a login of the same member: the same id is sent',
    async (code) => {
      const { session, sent, ask } = open()
      expect(await ask('lost')).toEqual({ ok: false, problem: 'request.unsure' })
      expect(await ask(code)).toMatchObject({ ok: false })
      expect(session.get()).toBeUndefined()
      session.open({ ...member, token: 'newer' })
      expect(await ask('taken')).toMatchObject({ ok: true })
      expect(new Set(sent).size).toBe(1)
    },
  )

  it('another member’s is another one, and so is the same after a logout', async () => {
    const { session, sent, ask } = open()
    await ask('lost')
    await ask('customer.not.login')
    session.open({ ...member, id: '8' })
    await ask('lost')
    session.end('logout')
    session.open({ ...member, id: '8' })
    await ask('lost')
    expect(new Set(sent).size).toBe(3)
  })

  const onTheWay = errorCodes.filter((code) => !isCertainRefusal({ code, status: errorStatus[code] }))
  it.each(onTheWay)('%s says nothing of an earlier try', async (code) => {
    const { session, sent, ask } = open()
    await ask('lost')
    await ask(code)
    if (!session.get()) session.open(member)
    await ask('taken')
    expect(new Set(sent).size).toBe(1)
  })

  it('an answer and the handler’s own no are the end of it: the next one has a new id', async () => {
    const { sent, ask } = open()
    await ask('taken')
    await ask('insufficient_funds')
    await ask('taken')
    expect(new Set(sent).size).toBe(3)
  })

  it('another amount is another write', async () => {
    const { sent, ask } = open()
    await ask('lost')
    await ask('lost', '600')
    await ask('lost')
    expect([sent[0] === sent[1], sent[0] === sent[2]]).toEqual([false, true])
  })
})

describe('T20 refusals that settle an id', () => {
  it('are what the handlers of such writes say by themselves, without those of a provider', () => {
    const own = [createDeposit, createWithdrawal, addWithdrawalCard].flatMap(({ errors }) => [...errors])
    const certain = errorCodes.filter((code) => isCertainRefusal({ code, status: errorStatus[code] }))
    expect(certain.toSorted()).toEqual([...new Set(own)].filter((code) => code !== 'provider_unavailable').toSorted())
  })

  test.each([0, 200, 502, 503])('none with status %d', (status) => {
    expect(isCertainRefusal({ code: 'method_unavailable', status })).toBe(false)
  })
})
