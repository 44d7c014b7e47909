import {
  changeStaffGames,
  changeStaffVendorLimit,
  gameList,
  launchGame,
  listStaffGames,
  listStaffTrail,
  listStaffVendors,
  previewStaffGames,
  type StaffGameChange,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveGame } from '../../testing/save-game.ts'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: StaffClient
let member: Awaited<ReturnType<TestServer['logIn']>>
beforeAll(async () => {
  server = await startTestServer()
  for (const [ordinal, code] of ['ONE', 'TWO', 'THREE'].entries())
    await server.database.transaction(
      (tx) =>
        saveGame(tx, {
          ...{ merchant: 'aurora', code, ordinal, title: { EN: `Game ${code}` }, vendor: 'arcade' },
          ...{ gameClassify: 'SLOT', image: '/m/a.avif', launchMode: 'GAME', freeplay: true, isHot: false },
        }),
      { merchant: 'aurora' },
    )
  owner = await logInStaff(server, 'aurora', 'owner')
  member = await server.logIn('aurora')
})
afterAll(() => server?.close())

const at = { merchant: 'aurora' }
const reason = 'as the test says'
const readList = async (query = {}) => (await server.call(listStaffGames, { query }, owner, at)).envelope.value
const change = async (what: StaffGameChange, version?: string) => {
  const body = { change: what, version: version ?? (await readList())?.version ?? '', reason }
  return (await server.call(changeStaffGames, { body }, owner, at)).envelope.errorCode
}
const listOffered = async () =>
  (await server.call(gameList, { query: {} }, member)).envelope.value?.map(({ gameCode }) => gameCode)
const launch = async (gameCode: string) =>
  (await server.call(launchGame, { query: { gameCode } }, member)).envelope.errorCode
const countTrail = async () =>
  (await server.call(listStaffTrail, { query: {} }, owner, at)).envelope.value?.items.length

describe('DEC-42: games of a merchant', () => {
  it('a game that is switched off is gone from the lobby at once, and its launch is refused', async () => {
    expect(await listOffered()).toEqual(['ONE', 'TWO', 'THREE'])
    expect(await launch('TWO')).not.toBe('game_not_found')
    const off: StaffGameChange = { kind: 'games', codes: ['TWO'], isOn: false }
    const preview = await server.call(previewStaffGames, { body: { change: off } }, owner, at)
    expect(preview.envelope.value).toEqual({ turnedOn: [], turnedOff: ['Game TWO'], isReordered: false })
    expect(await change(off)).toBeNull()
    expect(await listOffered()).toEqual(['ONE', 'THREE'])
    expect(await launch('TWO')).toBe('game_not_found')
    expect((await readList({ state: 'off' }))?.items.map(({ code }) => code)).toEqual(['TWO'])
    expect(await change({ ...off, isOn: true })).toBeNull()
    expect(await listOffered()).toEqual(['ONE', 'TWO', 'THREE'])
  })

  it('the same press twice changes nothing more, and a change since is in the way of another one', async () => {
    const version = (await readList())?.version ?? ''
    const before = (await countTrail()) ?? 0
    const off: StaffGameChange = { kind: 'games', codes: ['ONE'], isOn: false }
    expect([await change(off, version), await change(off, version)]).toEqual([null, null])
    expect(await countTrail()).toBe(before + 1)
    expect(await change({ kind: 'games', codes: ['TWO'], isOn: false }, version)).toBe('request_conflict')
    expect(await change({ ...off, isOn: true })).toBeNull()
    expect(await change({ kind: 'games', codes: ['NONE'], isOn: false })).toBe('not_found')
  })

  it('a vendor goes off with its games, and the order of a category is the members’', async () => {
    expect(await change({ kind: 'order', category: 'SLOT', codes: ['THREE', 'ONE'] })).toBeNull()
    expect(await listOffered()).toEqual(['THREE', 'ONE', 'TWO'])
    expect(await change({ kind: 'vendor', vendor: 'arcade', isOn: false })).toBeNull()
    expect(await listOffered()).toEqual([])
    expect(await change({ kind: 'vendor', vendor: 'arcade', isOn: true })).toBeNull()
    expect(await listOffered()).toEqual(['THREE', 'ONE', 'TWO'])
    const vendors = (await server.call(listStaffVendors, {}, owner, at)).envelope.value
    expect(vendors?.items).toMatchObject([{ code: 'arcade', isUp: true, isOn: true, games: 3 }])
  })

  it('pages by the code of the last game', async () => {
    const all = (await readList())?.items.map(({ code }) => code) ?? []
    expect((await readList({ after: all[0] }))?.items.map(({ code }) => code)).toEqual(all.slice(1))
    expect((await readList({ find: 'game two' }))?.items.map(({ code }) => code)).toEqual(['TWO'])
    expect((await readList({ category: 'FISH' }))?.items).toEqual([])
  })

  it('T38 the limits of a vendor follow the rules of the command, once', async () => {
    const read = async () => (await server.call(listStaffVendors, {}, owner, at)).envelope.value?.items[0]
    const { limits = [], limitVersion = '' } = (await read()) ?? {}
    expect(limits).toMatchObject([{ currency: 'PHP', isDefault: true, jackpot: null }])
    const amounts = { credit: '50', round: '100', day: '1000', jackpot: '', jackpotDay: '' }
    const set = async (given: Partial<typeof amounts>, version = limitVersion) => {
      const body = { vendor: 'arcade', currency: 'PHP', ...amounts, ...given, limitVersion: version, reason }
      return (await server.call(changeStaffVendorLimit, { body }, owner, at)).envelope.errorCode
    }
    expect(await set({ round: '10' })).toBe('invalid_input')
    expect([await set({}), await set({})]).toEqual([null, null])
    expect((await read())?.limits).toMatchObject([
      { currency: 'PHP', credit: '50.00', day: '1000.00', isDefault: false },
    ])
    expect(await set({ day: '2000' })).toBe('request_conflict')
    expect(await set({ credit: '' }, (await read())?.limitVersion)).toBe('invalid_input')
  })
})
