import type { Database } from '@foyer/database'
import { deriveDataKey } from '../db/data-cipher.ts'
import { type Merchant, parseMerchantSettings } from '../merchant/index.ts'
import type { MerchantFile } from './merchant-file.ts'
import { PREVIEW_SECONDS, type Preview, readPreview, signPreview } from './merchant-preview.rules.ts'
import { findVersion } from './merchant-version.store.ts'

/** Versions in memory; each is what it was. */
const VERSION_LIMIT = 20

export interface MerchantPreviews {
  /** The preview of a token of this merchant; undefined without a valid one. */
  read(merchant: Merchant, token: string | undefined): Preview | undefined
  /** The merchant in the look of the token's version; the merchant itself without a valid one. */
  show(merchant: Merchant, token: string | undefined): Promise<Merchant>
}

/** Token of a preview for a day from now. */
export function createPreviewToken(dataKey: string, merchant: string, number: number): string {
  return signPreview(deriveKey(dataKey), merchant, { number, expiresAt: readSeconds() + PREVIEW_SECONDS })
}

export function createPreviews({ database, dataKey }: { database: Database; dataKey: string }): MerchantPreviews {
  const key = deriveKey(dataKey)
  const files = new Map<string, MerchantFile>()
  /** One object for each live merchant and version: what is computed from a merchant is cached by it. */
  const shown = new WeakMap<Merchant, Map<number, Merchant>>()

  async function findFile(merchant: string, number: number): Promise<MerchantFile | undefined> {
    const name = `${merchant} ${number}`
    const known = files.get(name)
    if (known) return known
    const version = await database.transaction((tx) => findVersion(tx, merchant, number), { merchant })
    if (files.size >= VERSION_LIMIT) files.clear()
    if (version) files.set(name, version.file)
    return version?.file
  }

  const read = (merchant: Merchant, token: string | undefined) => readPreview(key, merchant.code, token, readSeconds())

  return {
    read,
    async show(merchant, token) {
      const preview = token === undefined ? undefined : read(merchant, token)
      if (!preview) return merchant
      const byNumber = shown.get(merchant) ?? new Map<number, Merchant>()
      shown.set(merchant, byNumber)
      const known = byNumber.get(preview.number)
      if (known) return known
      const file = await findFile(merchant.code, preview.number)
      const branded = file && showBranding(merchant, file, preview.number)
      if (branded) byNumber.set(preview.number, branded)
      return branded ?? merchant
    },
  }
}

/** The live merchant with what visitors see of a file: money, accounts and rights stay as they are. */
function showBranding(live: Merchant, file: MerchantFile, number: number): Merchant | undefined {
  const { settings } = parseMerchantSettings(file.settings)
  if (!settings) return undefined
  const { template, colours, texts, names, imageCDNs, appIcon, appScreenshots, splash } = settings
  const none = { roomId: null, nodeId: null, gameType: null, vendor: null }
  return {
    ...live,
    name: file.name,
    settings: { ...live.settings, template, colours, texts, names, imageCDNs, appIcon, appScreenshots, splash },
    preview: { number, banners: file.banners.map((entry) => ({ ...none, ...entry })) },
  }
}

function deriveKey(dataKey: string): Buffer {
  return deriveDataKey(dataKey, 'merchant preview')
}

function readSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
