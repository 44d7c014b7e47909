import { errorCodes, errorStatus } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotices } from '../ui/notices.tsx'
import { showFailure } from './report.ts'
import type { FailureMessage, FailurePlace } from './wps/outcome.rules.ts'
import { type FailedCall, WpsError } from './wps/wps-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const own: FailedCall = { access: 'member', origin: undefined, isAlerting: true, hadSession: true }
const fail = (code: WpsError['code'], serverMessage?: string, call: Partial<FailedCall> = {}) =>
  new WpsError(code, 400, { serverMessage, call: { ...own, ...call } })

/** A page that shows failures; texts are their ids, with their values. */
function open(pathname = '/m/wallet', loadTexts = (): Promise<void> => Promise.resolve()) {
  const notices = createNotices()
  const visited: string[] = []
  const context = {
    notices,
    t: (id: MessageId, values?: object) => (values ? `${id} ${Object.values(values).join(' | ')}` : id),
    location: { pathname, search: '', host: 'www.aurora.example', origin: 'https://www.aurora.example' },
    loadTexts,
    findDomains: async () => ['https://m.aurora.example'],
    spanId: 'span-12345678',
    go: (to: string) => void visited.push(to),
  }
  const show = async (error: unknown, place: FailurePlace = 'page') => {
    const message = showFailure(error, context, place)
    await vi.advanceTimersByTimeAsync(0)
    return message
  }
  const alerts = () => notices.get().alerts.map(({ title, text, confirmLabel }) => ({ title, text, confirmLabel }))
  const toasts = () => notices.get().toasts.map(({ text }) => text)
  return { show, alerts, toasts, visited, notices }
}

describe('a failure is told', () => {
  it('ERR-18 ERR-19 in an alert titled by what happened, with a confirm button: the server’s words, else unknown_error', async () => {
    const { show, alerts } = open()
    await show(fail('unknown_error', 'their words'))
    expect(alerts()).toEqual([{ title: 'their words', text: undefined, confirmLabel: 'confirm' }])
    const other = open()
    await other.show(new Error('a bug'))
    expect(other.alerts()[0]?.title).toBe('unknown_error')
  })

  it('ERR-01 as the domain-not-available popup, whatever else is told', async () => {
    const { show, alerts } = open()
    await show(fail('insufficient_funds'))
    await show(fail('domain_not_available'))
    expect(alerts().map(({ title }) => title)).toEqual(['error.insufficient_funds', 'domain.title'])
    expect(alerts()[1]).toMatchObject({
      text: 'domain.body www.aurora.example',
      confirmLabel: 'domain.go m.aurora.example',
    })
  })

  it('OPEN-76 an alert names the span under which the failure stands in the log', async () => {
    const { show, notices } = open()
    await show(fail('unknown_error'))
    expect(notices.get().alerts[0]?.smallPrint).toBe('reference span-12345678')
  })

  it('ERR-21 ERR-24 in a toast that goes away by itself', async () => {
    const { show, toasts } = open()
    await show(fail('network_offline'))
    await show(fail('free_reject'))
    expect(toasts()).toEqual(['network_offline', 'free_reject'])
    await vi.advanceTimersByTimeAsync(1_500)
    expect(toasts()).toEqual(['free_reject'])
    await vi.advanceTimersByTimeAsync(500)
    expect(toasts()).toEqual([])
  })

  it('HTTP-32 ERR-20 not at all for a call with alert:false', async () => {
    const { show, alerts, toasts } = open()
    for (const code of ['unknown_error', 'network_offline', 'customer.not.login', 'domain_not_available'] as const)
      await show(fail(code, 'words', { isAlerting: false }))
    expect([alerts(), toasts()]).toEqual([[], []])
  })
})

describe('where it is told', () => {
  it('once for five at a time, and again when that was closed', async () => {
    const { show, alerts, toasts, notices } = open()
    const codes = ['service_unavailable', 'timeout', 'insufficient_funds', 'network_offline', 'bad_answer'] as const
    await Promise.all(codes.map((code) => show(fail(code))))
    expect(alerts().map(({ title }) => title)).toEqual(['error.service_unavailable'])
    expect(toasts()).toEqual([])
    notices.get().alerts[0]?.answer(true)
    await show(fail('timeout'))
    expect(alerts().map(({ title }) => title)).toEqual(['timeout_retry_please'])
  })

  it('CONF-39 a session that has ended asks for the login, once, and keeps the page', async () => {
    const { show, alerts, visited, notices } = open('/m/history')
    await show(fail('customer.not.login'))
    await show(fail('user.or.token.invalid'))
    await show(fail('insufficient_funds'))
    expect(alerts().map(({ title }) => title)).toEqual(['please_login'])
    notices.get().alerts[0]?.answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(visited).toEqual(['/m/login?go=%2Fm%2Fhistory'])
  })
})

/** A form's message for a failure, and the notices over the page. */
async function showInForm(error: unknown, page = open()) {
  const message = await page.show(error, 'form')
  return { message, over: [...page.alerts().map(({ title }) => title), ...page.toasts()] }
}

describe('a form that says words in its place', () => {
  it.each<[string, unknown, FailureMessage]>([
    ['ERR-05 LOGIN-02 a wrong password', fail('login.cred.err', 'theirs'), 'error.login.cred.err'],
    ['ERR-18 the server’s words where they come first', fail('unknown_error', 'theirs'), { message: 'theirs' }],
    ['ERR-19 an unknown error', fail('unknown_error'), 'unknown_error'],
    ['ERR-24 what is a toast', fail('free_reject'), 'free_reject'],
    ['ERR-21 being offline', fail('network_offline'), 'network_offline'],
    ['ERR-15 CONF-17 what is never an alert', fail('TOO_MANY_REQUESTS'), 'error.TOO_MANY_REQUESTS'],
    ['ERR-16 CONF-17 a gateway’s 502', new WpsError('service_unavailable', 502), 'error.service_unavailable'],
    ['a connection that broke', new WpsError('service_unavailable', 0), 'request.unsure'],
    ['ERR-17 a call that took too long', fail('timeout'), 'timeout_retry_please'],
    ['CONF-39 a no to a guest', fail('customer.not.login', '', { hadSession: false }), 'error.customer.not.login'],
    ['a bug', new TypeError('x'), 'unknown_error'],
  ])('%s', async (_, error, message) => {
    expect(await showInForm(error)).toEqual({ message, over: [] })
  })

  it.each<[string, unknown, string]>([
    ['ERR-01 the domain’s popup', fail('domain_not_available', 'theirs'), 'domain.title'],
    ['CONF-39 ERR-13 the way to the login', fail('customer.not.login'), 'please_login'],
    ['ERR-07 a second factor, while nothing opens it', fail('login_verify_required'), 'error.login_verify_required'],
  ])('%s stays over the page, and the form is free again', async (_, error, title) => {
    expect(await showInForm(error)).toEqual({ message: undefined, over: [title] })
  })

  it('ERR-20 and says nothing that nobody asked for', async () => {
    const background = fail('unknown_error', 'theirs', { isAlerting: false })
    expect(await showInForm(background)).toEqual({ message: undefined, over: [] })
  })

  it('REG-14 over the page, a form says only what is no alert and no toast', async () => {
    const page = open()
    expect(await page.show(fail('username_taken'), 'page')).toBeUndefined()
    expect(page.alerts()).toHaveLength(1)
    expect(await page.show(fail('TOO_MANY_REQUESTS'), 'page')).toBe('error.TOO_MANY_REQUESTS')
    expect(page.alerts()).toHaveLength(1)
  })

  it('ERR-07 its dialog’s words are the server’s', async () => {
    const page = open()
    await showInForm(fail('login_verify_required', 'theirs'), page)
    expect(page.alerts()[0]?.title).toBe('theirs')
  })

  it('is told at once, and so is the end of a session: only what else stands over the page waits for its texts', async () => {
    const never = vi.fn(() => new Promise<void>(() => undefined))
    expect(await showInForm(fail('login.cred.err'), open('/m/login', never))).toMatchObject({
      message: 'error.login.cred.err',
    })
    expect(never).toHaveBeenCalledTimes(1)
    expect(await showInForm(fail('customer.not.login'), open('/m/wallet', never))).toMatchObject({
      over: ['please_login'],
    })
    expect(await showInForm(fail('login_verify_required'), open('/m/login', never))).toEqual({
      message: undefined,
      over: [],
    })
  })

  const local = ['network_offline', 'timeout', 'aborted', 'bad_answer', 'url is null'] as const
  const origins = [undefined, 'username', 'once', 'idempotent'] as const
  it.each([...errorCodes, ...local])('CONF-17 ERR-39 an own action hears %s exactly once', async (code) => {
    const own = code in errorStatus ? errorStatus[code as keyof typeof errorStatus] : 0 // checked just before
    for (const status of [own, 200, 500, 502, 0])
      for (const origin of origins)
        for (const hadSession of [true, false]) {
          const call: FailedCall = { access: 'member', origin, isAlerting: true, hadSession }
          const { message, over } = await showInForm(new WpsError(code, status, { call }))
          const received = message === undefined ? over : [message, ...over]
          expect(received, `${status} ${origin} ${hadSession}`).toHaveLength(1)
        }
  })
})
