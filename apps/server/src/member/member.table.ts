import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

export const memberTable = pgTable('member', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  /** Normalized: NFKC, lower case (OPEN-04, T20). */
  username: text('username').notNull(),
  type: integer('type').notNull(),
  /** argon2id in PHC form; null where password login is off (DEC-11). */
  passwordHash: text('password_hash'),
  /** Null without a password, and for passwords set before this column. */
  passwordSetAt: instant('password_set_at'),
  currency: text('currency').notNull(),
  language: text('language').notNull(),
  referralCode: text('referral_code'),
  affiliateCode: text('affiliate_code'),
  linkId: text('link_id'),
  registerMethod: text('register_method').notNull(),
  deviceId: text('device_id'),
  /** Number of the profile icon, from 0; null for none (MEMB-05). */
  avatar: integer('avatar'),
  nickname: text('nickname'),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
  /** May not play until then; logs in, and takes money out. */
  playBlockedUntil: instant('play_blocked_until'),
  /** Blocked by staff since then, each apart: no login, no new deposit, no new withdrawal. */
  loginBlockedAt: instant('login_blocked_at'),
  depositBlockedAt: instant('deposit_blocked_at'),
  withdrawalBlockedAt: instant('withdrawal_blocked_at'),
  /** Given by staff (MEMB-02). */
  clubLabelId: text('club_label_id'),
  /** Closed by staff since then: no login (DEC-32). */
  closedAt: instant('closed_at'),
})

export const memberOriginTable = pgTable('member_origin', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  /** Without tokens and fragment. */
  registerUrl: text('register_url'),
  domain: text('domain'),
  isOfficialApp: boolean('is_official_app').notNull(),
  /** Tracking ids by name (REG-23). */
  pixelTrack: jsonb('pixel_track').$type<Record<string, string>>(),
})

export const clubLabelTable = pgTable('club_label', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  type: text('type').$type<'AUTO' | 'MANUAL'>().notNull(),
  rankLevel: integer('rank_level').notNull(),
  /** Grows with each change. */
  version: integer('version').notNull(),
})
