import type { DeskImage, DeskMessage, DeskShared } from '@foyer/contract'
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const deskConversationTable = pgTable('desk_conversation', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id'),
  /** Hash of the secret in the guest's cookie. */
  guestId: text('guest_id'),
  username: text('username'),
  clientId: text('client_id').notNull(),
  email: text('email'),
  language: text('language').notNull(),
  isOffline: boolean('is_offline').notNull(),
  state: text('state').$type<'open' | 'closed'>().notNull(),
  snoozedUntil: instant('snoozed_until'),
  assigneeId: text('assignee_id'),
  labels: text('labels').array().notNull(),
  /** 0 low to 3 urgent. */
  priority: smallint('priority').notNull(),
  lastNumber: integer('last_number').notNull(),
  noteNumber: integer('note_number').notNull(),
  /** Read mark of the visitor. */
  readNumber: integer('read_number').notNull(),
  staffReadNumber: integer('staff_read_number').notNull(),
  /** Of the newest answer, and its person. */
  answerNumber: integer('answer_number').notNull(),
  answerPersonId: text('answer_person_id'),
  /** Time of the oldest message of the visitor without an answer. */
  waitingSince: instant('waiting_since'),
  firstAnswerAt: instant('first_answer_at'),
  firstAnswerPersonId: text('first_answer_person_id'),
  visitorSeenAt: instant('visitor_seen_at').notNull(),
  openedAt: instant('opened_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  closedAt: instant('closed_at'),
  rating: smallint('rating'),
  ratingText: text('rating_text').notNull(),
})

export const deskMessageTable = pgTable('desk_message', {
  merchant: text('merchant').notNull(),
  conversationId: text('conversation_id').notNull(),
  number: integer('number').notNull(),
  clientId: text('client_id').notNull(),
  sender: text('sender').$type<DeskMessage['from']>().notNull(),
  authorId: text('author_id'),
  author: text('author'),
  event: text('event').$type<DeskMessage['event']>(),
  text: text('text').notNull(),
  images: jsonb('images').$type<readonly DeskImage[]>().notNull(),
  shared: jsonb('shared').$type<DeskShared>(),
  at: instant('at').notNull(),
})

export const deskNoteTable = pgTable('desk_note', {
  merchant: text('merchant').notNull(),
  conversationId: text('conversation_id').notNull(),
  number: integer('number').notNull(),
  clientId: text('client_id').notNull(),
  afterNumber: integer('after_number').notNull(),
  authorId: text('author_id').notNull(),
  author: text('author').notNull(),
  text: text('text').notNull(),
  at: instant('at').notNull(),
})
