import type { Database } from '@foyer/database'
import { openTestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import { seedDemo } from '../../demo/seed/seed-demo.ts'
import { decideVendorLimit, saveVendorLimit } from '../games/index.ts'
import { decideChangedMerchant, decideNewMerchant, listStoredMerchants } from '../merchant/index.ts'
import {
  changeFields,
  importMerchant,
  publishMerchant,
  readMerchantFile,
  readVersions,
  rollBackMerchant,
  writeMerchantFile,
} from './index.ts'

const migrations = new URL('../db/migrations/', import.meta.url)
type Opened = Awaited<ReturnType<typeof openTestDatabase>>
let source: Opened
let target: Opened
let database: Database
beforeAll(async () => {
  source = await openTestDatabase({ schema: 'public', migrations })
  target = await openTestDatabase({ schema: 'public', migrations })
  database = target.database
  await seedDemo(source.database, { port: 8080, password: 'journey7sky', withdrawalHoldSeconds: 60 })
})
afterAll(async () => {
  await source.close()
  await target.close()
})

const change = { author: 'ann', note: 'by hand', reservedHosts: [], isPreview: false }

async function exportText(from: Database, code: string): Promise<string> {
  return from.transaction(
    async (tx) => {
      const merchant = (await listStoredMerchants(tx)).find((one) => one.code === code)
      if (!merchant) throw new Error(`no merchant ${code}`)
      return writeMerchantFile(await readMerchantFile(tx, merchant))
    },
    { merchant: code },
  )
}

async function listStates(code: string): Promise<string[]> {
  const { versions, live } = await readVersions(database, code)
  return versions.map(({ number, note, publishedAt }) => {
    const state = number === live ? 'live' : publishedAt ? 'former' : 'preview'
    return `${number} ${state}: ${note}`
  })
}

let count = 0
let code = ''
const makeFile = (changes: object = {}) => ({
  code,
  name: 'Nova',
  hosts: [`${code}.example`],
  settings: { currency: 'PHP' },
  contacts: [{ id: 'mail', path: 'https://t.me/nova', csType: 'TELEGRAM', title: { EN: 'Chat' } }],
  ...changes,
})
beforeEach(() => {
  count += 1
  code = `nova${count}`
})

it.each(listDemoMerchants(8080).map((merchant) => merchant.code))(
  'ENT-28 %s comes out of a fresh database as it went in',
  async (demo) => {
    const limit = decideVendorLimit('arcade', ['credit=10', 'round=20', 'day=30.5'], {
      ...{ merchant: demo, currency: 'PHP', vendors: ['arcade'], limits: [] },
    })
    if ('faults' in limit) throw new Error(limit.faults.join())
    await source.database.transaction((tx) => saveVendorLimit(tx, limit.limit), { merchant: demo })
    const text = await exportText(source.database, demo)
    expect(text.length).toBeGreaterThan(5_000)
    expect(await importMerchant(database, JSON.parse(text), change)).toEqual({ code: demo, number: 1, isNew: true })
    expect(await exportText(database, demo)).toBe(text)
    expect(await importMerchant(database, JSON.parse(text), change)).toEqual({ code: demo, number: 1, isNew: false })
    expect(await listStates(demo)).toEqual(['1 live: by hand'])
  },
)

it('ENT-28 a wrong file changes nothing, and names all its faults', async () => {
  await importMerchant(database, makeFile(), change)
  const before = await exportText(database, code)
  const wrong = makeFile({ contacts: [], name: '', banner: 1 })
  expect(await importMerchant(database, wrong, change)).toEqual({
    faults: [expect.stringContaining('name is ""'), 'banner is unknown: did you mean banners?'],
  })
  expect(await exportText(database, code)).toBe(before)
})

it('ENT-28 a file that the database refuses changes nothing either', async () => {
  await importMerchant(database, makeFile(), change)
  const before = await exportText(database, code)
  const refused = makeFile({ name: 'Other', contacts: [{ ...makeFile().contacts[0], title: { EN: 'a\u0000b' } }] })
  await expect(importMerchant(database, refused, change)).rejects.toThrow()
  expect(await exportText(database, code)).toBe(before)
  expect(await listStates(code)).toEqual(['1 live: by hand'])
})

it('ENT-28 each change is a version, and a rollback is a new one equal to the older', async () => {
  await importMerchant(database, makeFile(), change)
  const first = await exportText(database, code)
  await importMerchant(database, makeFile({ name: 'Nova II', contacts: [] }), { ...change, note: 'second' })
  const rolledBack = await rollBackMerchant(database, code, 1, { ...change, note: 'rollback 1' })
  expect(rolledBack).toEqual({ code, number: 3, isNew: true })
  expect(await exportText(database, code)).toBe(first)
  expect(await listStates(code)).toEqual(['3 live: rollback 1', '2 former: second', '1 former: by hand'])
  expect(await rollBackMerchant(database, code, 1, change)).toEqual({ code, number: 3, isNew: false })
  expect(await rollBackMerchant(database, code, 9, change)).toEqual({
    faults: [expect.stringContaining('no version 9')],
  })
  expect(await rollBackMerchant(database, 'nowhere', 1, change)).toEqual({
    faults: [expect.stringContaining('"nowhere" is no merchant')],
  })
})

it('ENT-28 add and set leave versions, and what was changed otherwise is recorded before the next one', async () => {
  const added = [`name=Nova`, `hosts=${code}.example`, 'currency=PHP']
  await changeFields(database, code, { ...change, note: 'add' }, (around) => decideNewMerchant(code, added, around))
  const set = (assignment: string) =>
    changeFields(database, code, { ...change, note: assignment }, (around) =>
      decideChangedMerchant(code, [assignment], around),
    )
  expect(await set('splash=off')).toEqual({ code, number: 2, isNew: true })
  expect(await set('splash=never')).toEqual({ faults: ['splash is "never": it must be one of always, app, off'] })
  const limit = decideVendorLimit('arcade', ['credit=1', 'round=1', 'day=1'], {
    ...{ merchant: code, currency: 'PHP', vendors: ['arcade'], limits: [] },
  })
  if ('faults' in limit) throw new Error(limit.faults.join())
  await database.transaction((tx) => saveVendorLimit(tx, limit.limit), { merchant: code })
  await set('splash=app')
  expect(await listStates(code)).toEqual([
    '4 live: splash=app',
    '3 former: as found before the next version',
    '2 former: splash=off',
    '1 former: add',
  ])
  expect(await exportText(database, code)).toContain('"vendor": "arcade"')
})

it('ENT-28 a preview changes nothing until it is published', async () => {
  expect(await importMerchant(database, makeFile(), { ...change, isPreview: true })).toEqual({
    faults: [expect.stringContaining('is no merchant yet')],
  })
  await importMerchant(database, makeFile(), change)
  const before = await exportText(database, code)
  const preview = { ...change, note: 'look', isPreview: true }
  const other = makeFile({ name: 'Look' })
  expect(await importMerchant(database, other, preview)).toEqual({ code, number: 2, isNew: true })
  expect(await importMerchant(database, other, preview)).toEqual({ code, number: 2, isNew: false })
  expect(await exportText(database, code)).toBe(before)
  expect(await listStates(code)).toEqual(['2 preview: look', '1 live: by hand'])
  expect(await publishMerchant(database, code, 2, change)).toEqual({ code, number: 2, isNew: true })
  expect(await exportText(database, code)).toContain('"name": "Look"')
  expect(await listStates(code)).toEqual(['2 live: look', '1 former: by hand'])
  expect(await publishMerchant(database, code, 1, change)).toEqual({ faults: [expect.stringContaining('rollback')] })
})

it('T10 a version belongs to its merchant alone', async () => {
  await importMerchant(database, makeFile(), change)
  const seen = await database.transaction(
    (tx) => import('./merchant-version.store.ts').then(({ findVersion }) => findVersion(tx, code, 1)),
    { merchant: 'aurora' },
  )
  expect(seen).toBeUndefined()
})

it('ENT-28 two imports at once are two versions', async () => {
  await importMerchant(database, makeFile(), change)
  const results = await Promise.all(['A', 'B', 'C'].map((name) => importMerchant(database, makeFile({ name }), change)))
  expect(results.map((result) => ('number' in result ? result.number : undefined)).toSorted()).toEqual([2, 3, 4])
})
