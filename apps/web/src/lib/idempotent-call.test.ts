import {
  addWithdrawalCard,
  createDeposit,
  createWithdrawal,
  type ErrorCode,
  errorCodes,
  errorStatus,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { describe, expect, it, test, vi } from 'vitest'
import { createNotices } from '../ui/notices.tsx'
import { callIdempotent, openRequestIds } from './idempotent-call.ts'
import { type Report, showFailure } from './report.ts'
import { createSessionStore } from './session.ts'
import { openStorage } from './storage.ts'
import { createLazyWps } from './wps/lazy-wps.ts'
import type { FailureMessage } from './wps/outcome.rules.ts'
import { isDefiniteFailure } from './wps/outcome.rules.ts'
import { createWps } from './wps/wps.ts'

const member = { id: '7', token: 'secret', userName: 'demo', customerType: 0 }
const taken = { success: true, value: { id: 'w1' } }
type Reply = 'lost' | 'taken' | ErrorCode | Response

/** A member's page whose server gives this answer; `ask` sends the same withdrawal again. */
function open() {
  vi.stubGlobal('dispatchEvent', () => true)
  const storage = openStorage('aurora', { session: undefined, local: undefined })
  const session = createSessionStore(storage, 'aurora')
  session.open(member)
  const sent: string[] = []
  let reply: Reply = 'taken'
  const device = { language: () => 'EN', userAgent: '', isOnline: () => true, onUnknownCode: () => undefined }
  const context = { merchant: 'aurora', session, storage, ...device }
  const wps = createWps(context, async ({ body }) => {
    sent.push(JSON.parse(body ?? '').requestId)
    if (reply === 'lost') throw new TypeError('the connection broke')
    if (reply === 'taken') return Response.json(taken)
    if (reply instanceof Response) return reply
    return Response.json({ success: false, errorCode: reply }, { status: errorStatus[reply] })
  })
  const notices = createNotices()
  const page = { pathname: '/m/withdraw', search: '', host: 'www.aurora.example', origin: 'https://www.aurora.example' }
  const failureContext = {
    notices,
    t: (id: MessageId) => id,
    location: page,
    loadTexts: async () => undefined,
    findDomains: async () => [],
    spanId: 'span',
    go: () => undefined,
  }
  const report: Report = (error, place) => showFailure(error, failureContext, place)
  const over = () => [
    ...notices.get().alerts.map(({ title }) => title),
    ...notices.get().toasts.map(({ text }) => text),
  ]
  const ask = (next: Reply, amountMinor = '500', client = wps) => {
    reply = next
    const requestIds = openRequestIds(storage)
    return callIdempotent(
      { wps: client, requestIds, report },
      createWithdrawal,
      `withdrawal c1 ${amountMinor}`,
      (requestId) => ({
        body: { requestId, cardId: 'c1', amountMinor },
      }),
    )
  }
  return { context, session, sent, ask, over }
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

  it('a late answer to the member before leaves the next one’s id as it is', async () => {
    const { context, session, sent, ask } = open()
    const answers: ((response: Response) => void)[] = []
    const late = createWps(context, () => new Promise((resolve) => answers.push(resolve)))
    const asked = ask('lost', '500', late)
    await new Promise((resolve) => setTimeout(resolve))
    session.open({ ...member, id: '8' })
    await ask('lost')
    answers[0]?.(Response.json(taken))
    await asked
    await ask('taken')
    expect(new Set(sent).size).toBe(1)
  })

  const onTheWay = errorCodes.filter((code) => !isDefiniteFailure({ code, status: errorStatus[code] }))
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

/** A refusal with a code outside of the closed list, and the server's message. */
const unknownRefusal = (status: number) => {
  const refusal = { success: false, errorCode: 'DAILY_LIMIT', message: 'Daily limit reached' }
  return Response.json(refusal, { status })
}
const gatewayPage = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })

describe('what the member hears of a write with an id', () => {
  it.each<[string, Reply | (() => Reply), FailureMessage]>([
    ['OPEN-36 a limit', 'withdrawal_pending_limit', 'error.withdrawal_pending_limit'],
    ['OPEN-35 a bound', 'amount_above_maximum', 'error.amount_above_maximum'],
    ['OPEN-36 too little money', 'insufficient_funds', 'error.insufficient_funds'],
    ['OPEN-07 an account that is saved already', 'card_exists', 'error.card_exists'],
    ['DEP-02 WDR-02 ERR-24 a free account', 'free_reject', 'free_reject'],
    ['ERR-15 too many tries', 'TOO_MANY_REQUESTS', 'error.TOO_MANY_REQUESTS'],
    ['ERR-18 the server’s own words', () => unknownRefusal(409), { message: 'Daily limit reached' }],
    ['T20 no answer', 'lost', 'request.unsure'],
    ['T20 ERR-16 a gateway’s 502', gatewayPage, 'request.unsure'],
    ['T20 a provider that does not answer', 'provider_unavailable', 'request.unsure'],
    ['T20 a server that failed, whatever it says', () => unknownRefusal(500), 'request.unsure'],
  ])('%s is said in the form, and nowhere else', async (_, reply, message) => {
    const { ask, over } = open()
    expect(await ask(typeof reply === 'function' ? reply() : reply)).toEqual({ ok: false, problem: message })
    expect(over()).toEqual([])
  })

  it.each<[string, Reply, string]>([
    ['ERR-01 a domain that is not there', 'domain_not_available', 'domain.title'],
    ['CONF-39 a session that has ended', 'customer.not.login', 'please_login'],
  ])('%s stands over the page, and the form is free again', async (_, reply, title) => {
    const { ask, over } = open()
    expect(await ask(reply)).toEqual({ ok: false, problem: undefined })
    await new Promise((resolve) => setTimeout(resolve))
    expect(over()).toEqual([title])
  })

  it('T20 a write whose member has gone before the client was there is unsure, as every one without an answer', async () => {
    const { context, session, ask, sent } = open()
    const lazy = createLazyWps(context, async () => {
      session.open({ ...member, id: '8' })
      return import('./wps/wps.ts')
    })
    expect(await ask('taken', '500', lazy)).toEqual({ ok: false, problem: 'request.unsure' })
    expect(sent).toEqual([])
  })
})

describe('T20 refusals that settle an id', () => {
  it('are what the handlers of such writes say by themselves, without those of a provider', () => {
    const own = [createDeposit, createWithdrawal, addWithdrawalCard].flatMap(({ errors }) => [...errors])
    const certain = errorCodes.filter((code) => isDefiniteFailure({ code, status: errorStatus[code] }))
    // A wrong password is refused before the id is looked up: an earlier attempt may have been accepted.
    const open = ['provider_unavailable', 'password_wrong']
    expect(certain.toSorted()).toEqual([...new Set(own)].filter((code) => !open.includes(code)).toSorted())
  })

  test.each([0, 200, 502, 503])('none with status %d', (status) => {
    expect(isDefiniteFailure({ code: 'method_unavailable', status })).toBe(false)
  })
})
