import { banner, languageCodes } from '@foyer/contract'
import { z } from 'zod'
import { merchantSettings } from '../merchant/index.ts'

/** A description completes the sentence "it must be …". */
const filledText = (maxLength: number) =>
  z.string().trim().min(1).max(maxLength).describe(`a text of 1 to ${maxLength} characters`)
const translated = (maxLength: number) =>
  z
    .partialRecord(
      z.enum(languageCodes),
      z.string().max(maxLength).describe(`a text of at most ${maxLength} characters`),
    )
    .describe('texts by language, such as {"EN":"Hello"}')
const id = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('1 to 40 letters, digits, - and _')
const amount = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,4})?$/)
  .describe('an amount in units of the currency as a text, such as "5000" or "0.50"')
const host = z.string().max(253).describe('a host in small letters, without scheme, port or path')

const wallTime = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)))
  .describe('a time on the clocks of the merchant’s zone such as 2026-12-24T18:00')
const period = { start: wallTime.optional(), end: wallTime.optional() }

const bannerEntry = z.strictObject({
  id,
  ...period,
  /** `m_home` stands on the home page, `m_popup1` and `m_popup2` below the text of the download popup (BAR-24). */
  groupName: z
    .string()
    .regex(/^[a-z0-9_]{1,30}$/)
    .describe('a group such as m_home, m_popup1 or m_popup2')
    .default('m_home'),
  url: filledText(2000).describe('the address of an image'),
  title: translated(200),
  subtitle: translated(200).default({}),
  linkageType: z
    .enum(banner.shape.linkageType.options)
    .describe('P for an activity, G for a game or URL for an address'),
  linkage: filledText(2000).describe('the id of an activity, the code of a game or an address, as linkageType says'),
  roomId: filledText(40).optional(),
  nodeId: filledText(40).optional(),
  gameType: filledText(40).optional(),
  vendor: filledText(64).optional(),
})

const announcementEntry = z.strictObject({
  id,
  type: z.enum(['news', 'notice', 'activity']).describe('news, notice or activity'),
  ...period,
  category: filledText(40),
  categoryTitle: translated(60).optional(),
  title: translated(300),
  body: translated(20_000),
  terms: translated(20_000).optional(),
  url: filledText(2000).describe('the address of an image').optional(),
  publishedAt: z.iso.datetime().describe('an instant such as 2026-01-31T12:00:00Z'),
})

const contactEntry = z.strictObject({
  id,
  ...period,
  path: filledText(2000).describe('an address such as https://t.me/support'),
  link: filledText(2000).describe('an address such as https://t.me/support').optional(),
  position: filledText(40).optional(),
  csType: filledText(40).describe('a kind of contact such as TELEGRAM or WHATSAPP'),
  title: translated(200),
  labelIds: z.array(filledText(40)).max(20).describe('a list of texts').default([]),
  answerMinutes: z.number().int().min(1).max(10_080).describe('a whole number from 1 to 10080').optional(),
  hours: translated(200).optional(),
})

const vendorLimitEntry = z.strictObject({
  vendor: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,64}$/)
    .describe('the code of a vendor'),
  /** The merchant's own without it. */
  currency: z.string().max(10).describe('a currency of real money, such as PHP').optional(),
  credit: amount.optional(),
  round: amount.optional(),
  day: amount.optional(),
  jackpot: amount.optional(),
  jackpotDay: amount.optional(),
})

/**
 * All that a merchant is, as one file; a list stands in its order. What is left out is empty or has its default: a file is
 * the whole merchant and no change of one. Its members, their money and its legal texts (decision 090) are no part of it.
 */
export const merchantFile = z
  .strictObject({
    $schema: z.string().max(2000).describe('the address of the schema').optional(),
    code: z
      .string()
      .regex(/^[a-z0-9]{2,20}$/)
      .describe('2 to 20 small letters and digits'),
    name: filledText(60),
    hosts: z.array(host).min(1).max(50).describe('a list of hosts with at least one'),
    formerHosts: z.array(host).max(50).describe('a list of hosts').default([]),
    settings: merchantSettings,
    banners: z.array(bannerEntry).max(100).describe('a list of at most 100 banners').default([]),
    announcements: z.array(announcementEntry).max(200).describe('a list of at most 200 announcements').default([]),
    contacts: z.array(contactEntry).max(50).describe('a list of at most 50 contacts').default([]),
    vendorLimits: z.array(vendorLimitEntry).max(200).describe('a list of at most 200 limits').default([]),
  })
  .describe('an object with code, name, hosts, settings and further fields')

/** A valid file. Its settings are as written: defaults are those of the version that reads them. */
export type MerchantFile = Omit<z.output<typeof merchantFile>, '$schema' | 'settings'> & {
  settings: Record<string, unknown>
}

/** The form of a file as JSON Schema (draft 2020-12). */
export function writeMerchantSchema(): object {
  return z.toJSONSchema(merchantFile, { io: 'input', target: 'draft-2020-12' })
}
