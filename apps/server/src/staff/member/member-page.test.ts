import { randomUUID } from 'node:crypto'
import {
  addMemberNote,
  createLabel,
  listLabels,
  listMemberNotes,
  listStaffMemberBets,
  listStaffMemberDevices,
  listStaffMemberLogins,
  listStaffMemberPayments,
  listStaffMemberTrail,
  memberInfo,
  pinMemberNote,
  renameLabel,
  setMemberLabel,
  withdrawMemberNote,
} from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credit, hold, transfer } from '../../ledger/index.ts'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { canChangeType } from './member.rules.ts'

const reason = 'as the test says'
const headers = { merchant: 'aurora' }
let server: TestServer
let owner: StaffClient
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
  owner = await logInStaff(server, 'aurora', 'owner')
})
afterAll(() => server.close())

const code = ({ envelope }: { envelope: { errorCode: string | null } }) => envelope.errorCode

describe('DEC-42 lists of a member', () => {
  it('a stake stands with its round and what that has won', async () => {
    const { memberId } = await server.logIn('aurora')
    const round = `T-${randomUUID()}`
    const request = { merchant: 'aurora', memberId, currency: 'PHP' } as const
    await server.database.transaction(
      async (tx) => {
        const opening = { kind: 'opening', amountMinor: 1_000n, counter: 'opening' } as const
        await transfer(tx, { ...request, scope: 'test', key: randomUUID(), ...opening })
        const at = { ...request, scope: 'arcade', round, counter: 'game:arcade', reference: 'dice' } as const
        await hold(tx, { ...at, key: randomUUID(), kind: 'bet', amountMinor: 300n })
        await credit(tx, { ...at, key: randomUUID(), kind: 'win', amountMinor: 700n, closesRound: true } as never) // the fields that this test needs
      },
      { merchant: 'aurora' },
    )
    const list = async (query: { vendor?: string; before?: string }) =>
      (await server.call(listStaffMemberBets, { params: { id: memberId }, query }, owner, headers)).envelope.value
    const first = await list({})
    expect(first).toMatchObject({
      items: [
        { round, vendor: 'arcade', game: 'dice', stakeMinor: '300', roundStakedMinor: '300', roundWonMinor: '700' },
      ],
      next: null,
    })
    expect((await list({ before: first?.items[0]?.id ?? '' }))?.items).toEqual([])
    expect((await list({ vendor: 'another' }))?.items).toEqual([])
  })

  it('payments of both kinds follow each other by time, page after page, and by kind', async () => {
    const { memberId } = await server.logIn('aurora')
    for (let count = 0; count < 60; count += 1)
      await server.database.executeSql(
        `INSERT INTO public.deposit (merchant, id, member_id, request_hash, status, method, amount_minor, currency, language,
          return_url, provider, attempts, created_at, expires_at, resolved_at)
         VALUES ('aurora', $1, $2, '\\x00', 'declined', 'bank', 100, 'PHP', 'EN', '', 'bank', 0,
          '2026-01-01T00:00:00.000001Z'::timestamptz + $3 * interval '1 microsecond', now(), now())`,
        [`${memberId}-${count}`.slice(-60), memberId, count],
      )
    const list = async (query: { kind?: 'deposit' | 'withdrawal'; before?: string }) =>
      (await server.call(listStaffMemberPayments, { params: { id: memberId }, query }, owner, headers)).envelope.value
    const first = await list({})
    const second = await list({ before: first?.next ?? '' })
    const ids = [...(first?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id)
    expect(ids).toHaveLength(60)
    expect(new Set(ids).size).toBe(60)
    expect(ids[0]).toMatch(/-59$/)
    expect((await list({ kind: 'withdrawal' }))?.items).toEqual([])
  })

  it('devices and logins are those of the member, with a masked network', async () => {
    const { memberId } = await server.logIn('aurora')
    const params = { id: memberId }
    const devices = await server.call(listStaffMemberDevices, { params }, owner, headers)
    expect(devices.envelope.value?.items.length).toBeLessThanOrEqual(1)
    const logins = await server.call(listStaffMemberLogins, { params, query: { result: 'failed' } }, owner, headers)
    expect(logins.envelope.value).toEqual({ items: [], next: null })
    expect(code(await server.call(listStaffMemberLogins, { params, query: { before: 'x' } }, owner, headers))).toBe(
      'invalid_input',
    )
  })

  it('T10 of another merchant are not found', async () => {
    const params = { id: (await server.logIn('lotus')).memberId }
    expect([
      code(await server.call(listStaffMemberBets, { params, query: {} }, owner, headers)),
      code(await server.call(listStaffMemberPayments, { params, query: {} }, owner, headers)),
      code(await server.call(listStaffMemberDevices, { params }, owner, headers)),
      code(await server.call(listStaffMemberLogins, { params, query: {} }, owner, headers)),
      code(await server.call(listMemberNotes, { params, query: {} }, owner, headers)),
    ]).toEqual(Array(5).fill('not_found'))
  })
})

describe('MEMB-02 CS-10 club labels', () => {
  it('are added, changed as they were seen, given to a member, and told to the member', async () => {
    const member = await server.logIn('aurora')
    const gold = { id: `gold-${randomUUID().slice(0, 8)}`, name: 'Gold', type: 'AUTO' as const, rankLevel: 3 }
    const create = (fields: Partial<typeof gold>) =>
      server.call(createLabel, { body: { ...gold, ...fields, reason } }, owner, headers)
    expect([code(await create({})), code(await create({})), code(await create({ name: 'Other' }))]).toEqual([
      null,
      null,
      'request_conflict',
    ])
    const rename = (name: string, version: number) =>
      server.call(renameLabel, { body: { ...gold, name, version, reason } }, owner, headers)
    expect([code(await rename('Gold club', 1)), code(await rename('Late', 1))]).toEqual([null, 'request_conflict'])
    const list = (await server.call(listLabels, {}, owner, headers)).envelope.value?.items
    expect(list?.find(({ id }) => id === gold.id)).toMatchObject({ name: 'Gold club', version: 2 })
    const give = (from: string | null, to: string | null) =>
      server.call(setMemberLabel, { body: { memberId: member.memberId, from, to, reason } }, owner, headers)
    expect([code(await give('other', gold.id)), code(await give(null, 'nothing'))]).toEqual([
      'request_conflict',
      'not_found',
    ])
    expect([code(await give(null, gold.id)), code(await give(null, gold.id))]).toEqual([null, null])
    expect((await server.call(memberInfo, {}, member)).envelope.value?.clubLabel).toEqual({
      ...{ labelName: 'Gold club', labelId: gold.id, type: 'AUTO', rankLevel: 3 },
    })
    const trail = await server.call(listStaffMemberTrail, { params: { id: member.memberId } }, owner, headers)
    expect(trail.envelope.value?.items).toMatchObject([{ action: 'member.label', before: '{"label":null}' }])
  })
})

describe('DEC-42 notes', () => {
  it('are added once, pinned, and withdrawn with a reason; a withdrawn text is sent to nobody', async () => {
    const { memberId } = await server.logIn('aurora')
    const params = { id: memberId }
    const read = async () =>
      (await server.call(listMemberNotes, { params, query: {} }, owner, headers)).envelope.value?.items ?? []
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const
    const add = (id: string, text: string) =>
      server.call(addMemberNote, { body: { id, memberId, text, isPinned: false } }, owner, headers)
    for (const [index, id] of ids.entries()) await add(id, `note ${index}`)
    expect([code(await add(ids[0], 'note 0')), code(await add(ids[0], 'another'))]).toEqual([null, 'request_conflict'])
    await server.call(pinMemberNote, { body: { id: ids[0], memberId, isPinned: true } }, owner, headers)
    expect((await read()).map(({ text }) => text)).toEqual(['note 0', 'note 2', 'note 1'])
    const withdraw = { body: { id: ids[2], memberId, reason } }
    expect(code(await server.call(withdrawMemberNote, withdraw, owner, headers))).toBeNull()
    expect(code(await server.call(withdrawMemberNote, withdraw, owner, headers))).toBeNull()
    expect(await read()).toMatchObject([{ text: 'note 0' }, { text: '', withdrawnBy: expect.any(String) }, {}])
    const trail = await server.call(listStaffMemberTrail, { params }, owner, headers)
    const rows = trail.envelope.value?.items ?? []
    expect(rows.map(({ action }) => action)).toEqual([
      ...['member.note_withdrawn', 'member.note_pinned'],
      ...Array(3).fill('member.note_added'),
    ])
    expect(JSON.stringify(rows)).not.toContain('note 2')
  })
})

describe('DEC-42 a member is found by an index', () => {
  it.each([
    ['id', "SELECT * FROM member WHERE merchant = 'aurora' AND id = 'x'"],
    [
      'contact',
      "SELECT member_id FROM member_contact WHERE merchant = 'aurora' AND channel = 'sms' AND address_hash = '\\x00'",
    ],
    ['deposit', "SELECT * FROM deposit WHERE merchant = 'aurora' AND id = 'x'"],
    ['withdrawal', "SELECT * FROM withdrawal WHERE merchant = 'aurora' AND id = 'x'"],
    [
      'transaction',
      `SELECT a.owner FROM jsonb_array_elements_text('["arcade"]'::jsonb) AS s(scope)
       JOIN ledger_transfer t ON t.key_digest = ledger_digest('aurora', s.scope, 'x')
       JOIN ledger_account a ON a.id = t.account_id WHERE a.merchant = 'aurora' LIMIT 1`,
    ],
  ])('of its %s, under row-level security', async (_kind, query) => {
    const plan = await server.database.transaction(
      async (tx) => {
        await tx.execute(sql`SET LOCAL enable_seqscan = off`)
        const { rows } = await tx.execute<Record<'QUERY PLAN', string>>(sql.raw(`EXPLAIN ${query}`))
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      },
      { merchant: 'aurora' },
    )
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})

it.each([
  [0, 1, true],
  [2, 0, true],
  [0, 4, false],
  [4, 0, false],
  [40, 1, false],
  [1, 41, false],
])('ROLE-03 T22 from type %s to %s: %s', (from, to, can) => {
  expect(canChangeType(from, to)).toBe(can)
})
