import { catalogueLoaders, type MessageId } from '@foyer/messages'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createNotices } from '../ui/notices.ts'
import { errorTextId, isAlerted, tellFailure } from './report.ts'
import { type FailedCall, WpsError } from './wps/wps-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const own: FailedCall = { access: 'member', origin: undefined, isAlerting: true, hadSession: true }
const fail = (code: WpsError['code'], serverMessage?: string, call: Partial<FailedCall> = {}) =>
  new WpsError(code, 400, { serverMessage, call: { ...own, ...call } })

/** A page on which failures are told; texts are their ids, with their values. */
function open(pathname = '/m/wallet') {
  const notices = createNotices()
  const visited: string[] = []
  const telling = {
    notices,
    t: (id: MessageId, values?: object) => (values ? `${id} ${Object.values(values).join(' | ')}` : id),
    location: { pathname, search: '', host: 'www.aurora.example', origin: 'https://www.aurora.example' },
    findDomains: async () => ['https://m.aurora.example'],
    spanId: 'span-12345678',
    go: (to: string) => void visited.push(to),
  }
  const tell = (error: unknown, handle?: Parameters<typeof tellFailure>[2]) => void tellFailure(error, telling, handle)
  const alerts = () => notices.get().alerts.map(({ title, text, confirmLabel }) => ({ title, text, confirmLabel }))
  const toasts = () => notices.get().toasts.map(({ text }) => text)
  return { tell, alerts, toasts, visited, notices }
}

describe('a failure is told', () => {
  it('ERR-18 ERR-19 in an alert titled notice, with a confirm button: the server’s words, else unknown_error', () => {
    const { tell, alerts } = open()
    tell(fail('unknown_error', 'their words'))
    expect(alerts()).toEqual([{ title: 'notice', text: 'their words', confirmLabel: 'confirm' }])
    const other = open()
    other.tell(new Error('a bug'))
    expect(other.alerts()[0]?.text).toBe('unknown_error')
  })

  it('ERR-01 as the domain-not-available popup, whatever else is told', async () => {
    const { tell, alerts } = open()
    tell(fail('insufficient_funds'))
    tell(fail('domain_not_available'))
    await vi.advanceTimersByTimeAsync(0)
    expect(alerts().map(({ title }) => title)).toEqual(['notice', 'domain.title'])
    expect(alerts()[1]).toMatchObject({
      text: 'domain.body www.aurora.example',
      confirmLabel: 'domain.go m.aurora.example',
    })
  })

  it('OPEN-76 an alert names the span under which the failure stands in the log', () => {
    const { tell, notices } = open()
    tell(fail('unknown_error'))
    expect(notices.get().alerts[0]?.smallPrint).toBe('reference span-12345678')
  })

  it('ERR-21 ERR-24 in a toast that goes away by itself', async () => {
    const { tell, toasts } = open()
    tell(fail('network_offline'))
    tell(fail('free_reject'))
    expect(toasts()).toEqual(['network_offline', 'free_reject'])
    await vi.advanceTimersByTimeAsync(1_500)
    expect(toasts()).toEqual(['free_reject'])
    await vi.advanceTimersByTimeAsync(500)
    expect(toasts()).toEqual([])
  })

  it('ERR-28 ERR-30 of Firebase with its code and its reason, or not at all', async () => {
    const { tell, alerts } = open()
    tell({ code: 'auth/cancelled-popup-request' })
    expect(alerts()).toEqual([])
    tell({ code: 'auth/user-disabled' })
    expect(alerts()[0]?.text).toBe('auth.lines auth/user-disabled | auth.user_disabled')
    const { failure } = await catalogueLoaders.EN()
    expect(failure['auth.lines']).toBe('Code: {code}\nReason: {reason}')
  })

  it('ERR-35 of tracking only in the console', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue()
    const { tell, alerts, toasts } = open()
    tell(fail('unknown_error', undefined, { origin: 'tracking' }))
    expect([alerts(), toasts(), info.mock.calls.length]).toEqual([[], [], 1])
  })

  it('HTTP-32 ERR-20 not at all for a call with alert:false', () => {
    const { tell, alerts, toasts } = open()
    for (const code of ['unknown_error', 'network_offline', 'customer.not.login', 'domain_not_available'] as const)
      tell(fail(code, 'words', { isAlerting: false }))
    expect([alerts(), toasts()]).toEqual([[], []])
  })
})

describe('where it is told', () => {
  it('where the call was made, when it has an answer of its own', () => {
    const { tell, alerts } = open()
    const answers: string[] = []
    tell(fail('login_verify_required'), (answer) => answers.push(answer.kind) > 0)
    expect(answers).toEqual(['dialog'])
    expect(alerts()).toEqual([])
    tell(fail('login_verify_required'), () => false)
    expect(alerts()[0]?.text).toBe('error.login_verify_required')
  })

  it('once for five at a time, and again when that was closed', () => {
    const { tell, alerts, toasts, notices } = open()
    for (const code of [
      'service_unavailable',
      'timeout',
      'insufficient_funds',
      'network_offline',
      'bad_answer',
    ] as const)
      tell(fail(code))
    expect(alerts().map(({ text }) => text)).toEqual(['error.service_unavailable'])
    expect(toasts()).toEqual([])
    notices.get().alerts[0]?.answer(true)
    tell(fail('timeout'))
    expect(alerts().map(({ text }) => text)).toEqual(['timeout_retry_please'])
  })

  it('CONF-39 a session that has ended asks for the login, once, and keeps the page', async () => {
    const { tell, alerts, visited, notices } = open('/m/history')
    tell(fail('customer.not.login'))
    tell(fail('user.or.token.invalid'))
    tell(fail('insufficient_funds'))
    expect(alerts().map(({ title }) => title)).toEqual(['please_login'])
    notices.get().alerts[0]?.answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(visited).toEqual(['/m/login?go=%2Fm%2Fhistory'])
  })
})

test.each<[string, unknown, MessageId, boolean]>([
  ['a code', fail('insufficient_funds'), 'error.insufficient_funds', true],
  ['a code that is a toast', fail('free_reject'), 'error.free_reject', false],
  ['a code that stays silent', fail('TOO_MANY_REQUESTS'), 'error.TOO_MANY_REQUESTS', false],
  ['being offline', fail('network_offline'), 'network_offline', false],
  ['a connection that broke', new WpsError('service_unavailable', 0), 'request.unsure', true],
  ['a call that took too long', fail('timeout'), 'timeout_retry_please', true],
  ['an answer that is none', fail('bad_answer'), 'unknown_error', true],
  ['a call that was given up', fail('aborted'), 'unknown_error', false],
  ['a bug', new TypeError('x'), 'unknown_error', true],
])('%s has a text for a place of its own', (_, error, textId, isLasting) => {
  expect([errorTextId(error), isAlerted(error)]).toEqual([textId, isLasting])
})
