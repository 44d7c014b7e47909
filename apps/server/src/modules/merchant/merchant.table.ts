import type { ConsumerInfo, SiteSettings } from '@foyer/contract'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What a merchant sets: the site settings but for what each request adds, and what is told elsewhere or not at all. */
export type MerchantSettings = Omit<SiteSettings, 'merchantCode' | 'merchantName' | 'ip' | 'serverTime'> & {
  /** The merchant's name where a language writes it otherwise than `name`. */
  names?: Partial<Record<string, string>>
  /** FOOT-06, CONF-29: given to members with the deposit settings. */
  depositSwitch: boolean
  /** CONF-33: payloads of the calls that take it come encrypted or plain (`on`), only plain, or only encrypted. */
  payloadEncryption: 'off' | 'on' | 'required'
  sessionIdleMinutes: number
  sessionAbsoluteHours: number
  /** Country of visitors whose network does not tell theirs, ISO 3166-1 alpha-2. */
  homeCountry: string
  /** Address of the installed app's icon; `{size}` in it becomes the size in pixels (PWA-23). */
  appIcon: string
  /** DEC-20, T31: which calls a session may not make from another network than the one of its login. */
  tokenIpDifferent: 'off' | 'money' | 'all'
  /**
   * T37: how long withdrawals are on hold after a new payout account, a changed password and a first login from a new
   * device, in seconds; 24 hours when left out, 0 switches it off.
   */
  withdrawalHoldSeconds?: number
  /** T37: the most that a member is paid out within 24 hours, in minor units; five times the largest one when left out. */
  withdrawalDailyMinor?: string
  /** Settled stakes that each level of the rank takes, in minor units, lowest first; none means no programme. */
  rankStakesMinor: readonly string[]
  /** RELAY-13. */
  promoCodeEnabled: boolean
  /** Addresses of third-party scripts that run apart from the app (BOOT-14, T26); none when left out. */
  thirdPartyScripts?: readonly string[]
  /** BOOT-12: who runs the house, as far as visitors are told; a merchant that tells nothing leaves it out. */
  consumerInfo?: SaidInfo
}

/** The service hours are words, so they are there in several languages. */
type SaidInfo = Omit<ConsumerInfo, 'serviceHours'> & { serviceHours?: Partial<Record<string, string>> }

/** The list of merchants is the platform's own and carries no tenant rule. */
export const merchantTable = pgTable('merchant', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  hosts: text('hosts').array().notNull(),
  /** Given up: only the way to the others is told there (OPEN-03). */
  formerHosts: text('former_hosts').array().notNull(),
  settings: jsonb('settings').$type<MerchantSettings>().notNull(),
})
