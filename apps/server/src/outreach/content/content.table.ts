import type { Announcement, Banner, Popup } from '@foyer/contract'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import type { Translated } from '../../translated-text.rules.ts'

export const bannerTable = pgTable('banner', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  groupName: text('group_name').notNull(),
  ordinal: integer('ordinal').notNull(),
  url: text('url').notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  subtitle: jsonb('subtitle').$type<Translated>().notNull(),
  linkageType: text('linkage_type').$type<Banner['linkageType']>().notNull(),
  linkage: text('linkage').notNull(),
  roomId: text('room_id'),
  nodeId: text('node_id'),
  gameType: text('game_type'),
  vendor: text('vendor'),
})

export const announcementTable = pgTable('announcement', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  type: text('type').$type<Announcement['type']>().notNull(),
  category: text('category').notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  body: jsonb('body').$type<Translated>().notNull(),
  publishedAt: instant('published_at').notNull(),
})

/** Texts of one item by language, and its picture's address or an empty text. */
export interface PopupItem {
  title: Translated
  body: Translated
  url: string
}

export const popupTable = pgTable('popup', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  ordinal: integer('ordinal').notNull(),
  audience: text('audience').$type<Popup['audience']>().notNull(),
  items: jsonb('items').$type<readonly PopupItem[]>().notNull(),
  autoplay: boolean('autoplay').notNull(),
  delayMs: integer('delay_ms').notNull(),
  showClose: boolean('show_close').notNull(),
  showTodayCheckbox: boolean('show_today_checkbox').notNull(),
  forceRead: boolean('force_read').notNull(),
  forcePopup: boolean('force_popup').notNull(),
})

export const supportContactTable = pgTable('contact', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  ordinal: integer('ordinal').notNull(),
  path: text('path').notNull(),
  csType: text('cs_type').notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  labelIds: text('label_ids').array().notNull(),
  answerMinutes: integer('answer_minutes'),
  hours: jsonb('hours').$type<Translated>(),
})
