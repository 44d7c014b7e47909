import { isDeepStrictEqual } from 'node:util'
import type { Database, Tx } from '@foyer/database'
import {
  describeUnknownMerchant,
  listStoredMerchants,
  lockMerchants,
  type MerchantChange,
  type StoredMerchant,
  type Surroundings,
} from '../merchant/index.ts'
import { parseMerchantFile } from './merchant-file.rules.ts'
import { applyMerchantFile, readMerchantFile } from './merchant-file.service.ts'
import type { MerchantFile } from './merchant-file.ts'
import {
  findLiveVersion,
  findVersion,
  insertVersion,
  listVersions,
  type MerchantVersion,
  publishVersion,
} from './merchant-version.store.ts'

/** Who changes a merchant, and why. */
export interface Authorship {
  author: string
  note: string
}

export type VersionResult =
  | { faults: string[] }
  /** `isNew` is false where the merchant is as the file says already; without a number while it has no version. */
  | { code: string; number: number | undefined; isNew: boolean }

interface Change extends Authorship {
  /** The instance's own hosts. */
  reservedHosts: readonly string[]
}

/** Note of a version of what was changed otherwise, such as by `npm run vendor`. */
const FOUND_NOTE = 'as found before the next version'

/**
 * Makes a merchant what its file says, all or nothing, and records it as a version; a preview is recorded only. Otherwise
 * one sentence per fault.
 */
export async function importMerchant(
  database: Database,
  content: unknown,
  change: Change & { isPreview: boolean },
): Promise<VersionResult> {
  return changeMerchant(database, readCode(content), change, async (tx, around) => {
    const parsed = parseMerchantFile(content, around)
    if ('faults' in parsed) return parsed
    return change.isPreview ? savePreview(tx, parsed.file, around, change) : saveLive(tx, parsed.file, around, change)
  })
}

/** Changes a merchant as `decide` says, which may change its lists itself, and records that as a version. */
export async function changeFields(
  database: Database,
  code: string,
  change: Change,
  decide: (around: Surroundings, tx: Tx) => MerchantChange | Promise<MerchantChange>,
): Promise<VersionResult> {
  return changeMerchant(database, code, change, async (tx, around) => {
    const stored = around.merchants.find((one) => one.code === code)
    const before = stored && (await readMerchantFile(tx, stored))
    const decision = await decide(around, tx)
    if ('faults' in decision) return decision
    const lists = stored ? await readMerchantFile(tx, stored) : emptyLists
    return saveChanged(tx, before, { ...lists, ...decision.merchant }, change)
  })
}

const emptyLists = { banners: [], announcements: [], contacts: [], vendorLimits: [] }

/** Makes a merchant what an earlier version says, as a new version. */
export async function rollBackMerchant(
  database: Database,
  code: string,
  number: number,
  change: Change,
): Promise<VersionResult> {
  return changeVersion(database, { code, number }, change, async (tx, { version, around }) => {
    const parsed = parseMerchantFile(version.file, around)
    return 'faults' in parsed ? parsed : saveLive(tx, parsed.file, around, change)
  })
}

/** Makes a preview live, under its own number. */
export async function publishMerchant(
  database: Database,
  code: string,
  number: number,
  change: Change,
): Promise<VersionResult> {
  return changeVersion(database, { code, number }, change, async (tx, { version, around, stored }) => {
    if (version.publishedAt)
      return { faults: [`version ${number} was live before: npm run merchant -- rollback ${code} ${number}`] }
    const parsed = parseMerchantFile(version.file, around)
    if ('faults' in parsed) return parsed
    await recordFound(tx, await readMerchantFile(tx, stored), change)
    await applyMerchantFile(tx, parsed.file)
    await publishVersion(tx, code, number)
    return { code, number, isNew: true }
  })
}

/** A merchant's versions, the newest first, and the number of the live one; undefined for an unknown merchant. */
export async function readVersions(
  database: Database,
  code: string,
): Promise<{ versions: MerchantVersion[]; live: number | undefined }> {
  return database.transaction(
    async (tx) => ({ versions: await listVersions(tx, code), live: (await findLiveVersion(tx, code))?.number }),
    { merchant: code },
  )
}

/** One change of merchants at a time. */
async function changeMerchant(
  database: Database,
  code: string,
  { reservedHosts }: Change,
  run: (tx: Tx, around: Surroundings) => Promise<VersionResult>,
): Promise<VersionResult> {
  return database.transaction(
    async (tx) => {
      await lockMerchants(tx)
      return run(tx, { merchants: await listStoredMerchants(tx), reservedHosts })
    },
    { merchant: code },
  )
}

async function changeVersion(
  database: Database,
  { code, number }: { code: string; number: number },
  change: Change,
  run: (
    tx: Tx,
    found: { version: MerchantVersion; around: Surroundings; stored: StoredMerchant },
  ) => Promise<VersionResult>,
): Promise<VersionResult> {
  return changeMerchant(database, code, change, async (tx, around) => {
    const stored = around.merchants.find((one) => one.code === code)
    if (!stored) return { faults: [describeUnknownMerchant(code, around.merchants)] }
    const version = await findVersion(tx, code, number)
    if (!version)
      return { faults: [`${code} has no version ${number}: npm run merchant -- versions ${code} lists them`] }
    return run(tx, { version, around, stored })
  })
}

function readCode(content: unknown): string {
  const code: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, 'code') : undefined
  return typeof code === 'string' ? code.slice(0, 20) : ''
}

/** Applies and records a file, unless the merchant is so already. */
async function saveLive(
  tx: Tx,
  file: MerchantFile,
  { merchants }: Surroundings,
  authorship: Authorship,
): Promise<VersionResult> {
  const stored = merchants.find((one) => one.code === file.code)
  return saveChanged(tx, stored && (await readMerchantFile(tx, stored)), file, authorship)
}

/** Applies and records what a merchant becomes after what it was `before`, unless the two are equal. */
async function saveChanged(
  tx: Tx,
  before: MerchantFile | undefined,
  file: MerchantFile,
  { author, note }: Authorship,
): Promise<VersionResult> {
  const { code } = file
  if (before) {
    const live = await findLiveVersion(tx, code)
    if (isDeepStrictEqual(before, file)) return { code, number: live?.number, isNew: false }
    await recordFound(tx, before, { author, note })
  }
  await applyMerchantFile(tx, file)
  return { code, number: await insertVersion(tx, { merchant: code, file, author, note, isLive: true }), isNew: true }
}

/** Records what no version says yet, so that there is a way back to it. */
async function recordFound(tx: Tx, before: MerchantFile, { author }: Authorship): Promise<void> {
  const live = await findLiveVersion(tx, before.code)
  if (live && isDeepStrictEqual(live.file, before)) return
  await insertVersion(tx, { merchant: before.code, file: before, author, note: FOUND_NOTE, isLive: true })
}

async function savePreview(
  tx: Tx,
  file: MerchantFile,
  { merchants }: Surroundings,
  { author, note }: Authorship,
): Promise<VersionResult> {
  const { code } = file
  if (!merchants.some((one) => one.code === code))
    return { faults: [`${code} is no merchant yet: nobody reaches its preview before its first import`] }
  const [newest] = await listVersions(tx, code)
  if (newest && isDeepStrictEqual(newest.file, file)) return { code, number: newest.number, isNew: false }
  return { code, number: await insertVersion(tx, { merchant: code, file, author, note, isLive: false }), isNew: true }
}
