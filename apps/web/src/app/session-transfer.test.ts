import { describe, expect, it, test, vi } from 'vitest'
import { createArea } from '../../testing/fixture-wps.ts'
import { createClock } from '../lib/clock.ts'
import { createI18n } from '../lib/i18n.ts'
import type { Services } from '../lib/services.tsx'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createNotices } from '../ui/notices.tsx'
import { receiveSessionTransfer, settleSessionTransfer } from './session-transfer.ts'

const ana = { id: '7', token: 'anas', userName: 'ana', customerType: 0 }
const ben = { id: '8', token: 'bens', userName: 'ben', customerType: 0 }

type Body = { code: string; currentMemberId?: string; isSwitch?: boolean }

/** The server's answer to a code of this member: opens nothing for a page with another one (T2). */
function exchangeAsPlatform(owner: typeof ben | undefined, { currentMemberId = owner?.id, isSwitch }: Body) {
  if (!owner) throw new Error('refused')
  return isSwitch || currentMemberId === owner.id ? owner : { otherUser: { userName: owner.userName } }
}

/** A page opened with a code of this member, or with one that the server refuses. Tabs share `local`. */
function open(
  owner: typeof ben | undefined,
  exchange: typeof exchangeAsPlatform = exchangeAsPlatform,
  local?: ReturnType<typeof createArea>,
) {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  const storage = openStorage('aurora', { session: undefined, local })
  const session = createSessionStore(storage, 'aurora')
  const called: { path: string; input: unknown; options: unknown; as: string | undefined }[] = []
  const wps = {
    async call(endpoint: { path: string }, input: { body: Body }, options: unknown) {
      called.push({ path: endpoint.path, input, options, as: session.get()?.userName })
      return endpoint.path.endsWith('/logout') ? { ended: true } : exchange(owner, input.body)
    },
  }
  const notices = createNotices()
  const clock = createClock('2026-11-21T12:00:00.000Z')
  const services = { wps, session, storage, clock, loadTexts: async () => undefined } as unknown as Services // the services of a transfer
  const take = async () => {
    const sessionTransfer = await receiveSessionTransfer(services, 'code')
    const settled = settleSessionTransfer(
      sessionTransfer,
      services,
      notices,
      createI18n('en', {}, () => 'ltr'),
    )
    await new Promise((resolve) => setTimeout(resolve))
    return { kind: sessionTransfer.kind, settled }
  }
  return { storage, session, called, notices, take }
}

describe('a code in the address', () => {
  it('DEC-12 GUARD-02 opens the session, and names the device', async () => {
    const { session, called, take } = open(ben)
    expect((await take()).kind).toBe('opened')
    expect(session.get()?.token).toBe('bens')
    expect(called).toMatchObject([
      { input: { body: { code: 'code', loginDeviceId: expect.stringMatching(/^.{36}$/) } } },
    ])
  })

  it('DEC-12 a server that does not answer holds the page up for 5 s at most', async () => {
    const { called, take } = open(undefined)
    expect((await take()).kind).toBe('refused')
    expect(called).toMatchObject([{ path: '/wps/session/handoff', options: { timeoutMs: 5_000 } }])
  })

  it('T2 renews the session of the same member', async () => {
    const { session, take } = open(ben)
    session.open({ ...ben, token: 'older' })
    await take()
    expect(session.get()?.token).toBe('bens')
  })

  test.each([
    ['in this tab', true],
    ['in another tab', false],
  ])('T2 DEC-12 another member is logged in %s: asks, and a no leaves no session at the server', async (_, isHere) => {
    const { storage, session, called, notices, take } = open(ben)
    if (isHere) session.open(ana)
    else storage.write('memberHere', ana.id)
    const { kind, settled } = await take()
    expect(kind).toBe('otherUser')
    notices.get().alerts[0]?.answer(false)
    await settled
    expect(session.get()?.userName).toBe(isHere ? 'ana' : undefined)
    expect(called.map(({ input }) => input)).toEqual([
      { body: { code: 'code', loginDeviceId: expect.any(String), currentMemberId: ana.id } },
    ])
  })

  it('T2 a yes after the code’s end says so, and changes nothing', async () => {
    const { session, called, notices, take } = open(ben, (owner, body) =>
      exchangeAsPlatform(body.isSwitch ? undefined : owner, body),
    )
    session.open(ana)
    const { settled } = await take()
    notices.get().alerts[0]?.answer(true)
    await settled
    expect(session.get()?.token).toBe('anas')
    expect(called.map(({ path }) => path)).not.toContain('/wps/session/logout')
    expect(notices.get().toasts).toHaveLength(1)
  })

  it('DEC-12 T2 another platform opens every code at once: asks all the same, and opens the answer', async () => {
    const { session, called, notices, take } = open(ben, () => ben)
    session.open(ana)
    const { kind, settled } = await take()
    expect([kind, session.get()?.token]).toEqual(['otherUser', 'anas'])
    notices.get().alerts[0]?.answer(true)
    await settled
    expect(session.get()?.token).toBe('bens')
    expect(called.filter(({ path }) => path === '/wps/session/handoff')).toHaveLength(1)
  })

  test.each(['expired', 'lapsed'] as const)('T2 asks after Ana’s session in one of two tabs has %s', async (reason) => {
    const local = createArea()
    const openTab = () => open(ben, exchangeAsPlatform, local)
    const [first, second, third] = [openTab(), openTab(), openTab()]
    first.session.open(ana)
    second.session.open({ ...ana, token: 'second' })
    first.session.end(reason)
    const { kind, settled } = await third.take()
    expect(kind).toBe('otherUser')
    expect(third.session.get()).toBeUndefined()
    third.notices.get().alerts[0]?.answer(true)
    await settled
    expect(third.session.get()?.userName).toBe('ben')
  })

  it('T2 a yes ends the session before at the server, then opens the new one', async () => {
    const { session, called, notices, take } = open(ben)
    session.open(ana)
    const { settled } = await take()
    notices.get().alerts[0]?.answer(true)
    await settled
    expect(called.map(({ path, as }) => `${path} as ${as}`)).toEqual([
      '/wps/session/handoff as ana',
      '/wps/session/handoff as ana',
      '/wps/session/logout as ana',
    ])
    expect(called[1]).toMatchObject({ input: { body: { code: 'code', isSwitch: true } } })
    expect(session.get()?.token).toBe('bens')
  })

  it('T2 one that was used in another tab leaves a guest a guest, and says so; a member is told nothing', async () => {
    const guest = open(undefined)
    expect((await guest.take()).kind).toBe('refused')
    expect(guest.session.get()).toBeUndefined()
    expect(guest.notices.get().toasts).toHaveLength(1)
    const member = open(undefined)
    member.session.open(ana)
    await member.take()
    expect(member.session.get()?.token).toBe('anas')
    expect(member.notices.get().toasts).toEqual([])
  })
})
