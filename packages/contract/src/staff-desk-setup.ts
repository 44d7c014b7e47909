import { z } from 'zod'
import { MAX_DESK_TEXT } from './desk.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { staffText } from './staff.ts'

const done = z.object({ done: z.literal(true) })
const version = z.number().int().min(0).max(2_000_000_000)

const MAX_DESK_CAPACITY = 50
const deskAgent = z.object({
  personId: id,
  /** Of staff. */
  name: z.string(),
  /** Shown to visitors; at first the first word of the name. */
  shownName: z.string(),
  isAvailable: z.boolean(),
  /** Available, and seen within the last minutes: gets conversations by turn. */
  isHere: z.boolean(),
  /** Open conversations up to which the person gets more by turn. */
  capacity: z.number().int(),
  openConversations: z.number().int(),
})

export const listDeskAgents = endpoint({
  method: 'GET',
  path: '/wps/staff/desk/agent',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'People who may answer, and the caller among them',
  value: z.object({ me: deskAgent, items: z.array(deskAgent) }),
})

export const setDeskAgent = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/agent',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'The caller’s own switch, capacity and shown name; what is absent stays',
  body: z.object({
    isAvailable: z.boolean().optional(),
    capacity: z.number().int().min(1).max(MAX_DESK_CAPACITY).optional(),
    shownName: staffText.trim().min(1).max(40).optional(),
  }),
  value: deskAgent,
})

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** `24:00` is the end of the day. A shift over midnight is two shifts. */
const deskShift = z.object({
  from: timeOfDay,
  to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
})
const MAX_SHIFTS = 6
const shifts = z.array(deskShift).max(MAX_SHIFTS)

export const deskHours = z.object({
  /** Seven lists, Monday first, as wall-clock times in the merchant’s zone. */
  week: z.array(shifts).length(7),
  /** Days with hours of their own; without shifts closed. */
  holidays: z.array(z.object({ date: z.iso.date(), name: staffText.trim().max(60), shifts })).max(100),
})
export type DeskHours = z.output<typeof deskHours>
export type DeskShift = z.output<typeof deskShift>

export const readDeskHours = endpoint({
  method: 'GET',
  path: '/wps/staff/desk/hours',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Opening hours of the desk; version 0 is the default: always open',
  value: deskHours.extend({ version, timeZone: z.string(), isOpen: z.boolean(), opensAt: instant.nullable() }),
})

export const saveDeskHours = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/hours',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Replaces the hours; refused when somebody changed them since',
  body: deskHours.extend({ version }),
  value: z.object({ version }),
  errors: ['request_conflict', 'invalid_input'],
})

/** Values that a canned answer may name in braces. Other braces stay as they are written. */
export const deskAnswerValues = ['name', 'username', 'merchant', 'agent'] as const

const cannedAnswer = z.object({
  id,
  version,
  /** Typed after `/`. */
  shortcut: z.string(),
  title: z.string(),
  /** By language code. */
  texts: z.record(z.string(), z.string()),
})

export const listDeskAnswers = endpoint({
  method: 'GET',
  path: '/wps/staff/desk/canned',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Canned answers by shortcut; with a conversation each comes filled in the visitor’s language',
  query: z.object({ conversationId: id.optional() }),
  value: z.object({
    items: z.array(
      cannedAnswer.extend({
        /** Of the conversation; null without one. */
        filled: z.string().nullable(),
        /** Language of the filled text. */
        filledLanguage: z.string().nullable(),
      }),
    ),
    /** Languages of the merchant; the first is the default, whose text is required. */
    languages: z.array(z.string()),
  }),
  errors: ['not_found'],
})

export const saveDeskAnswer = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/canned',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Makes or changes a canned answer; refused when somebody changed it since, or the shortcut is taken',
  body: z.object({
    /** Made by the page: sent again it changes nothing. */
    id,
    /** 0 for a new one. */
    version,
    shortcut: z.string().regex(/^[\p{L}\p{N}_-]{1,30}$/u),
    title: staffText.trim().min(1).max(80),
    texts: z.record(z.string().regex(/^[A-Z]{2}$/), staffText.trim().max(MAX_DESK_TEXT)),
  }),
  value: z.object({ version }),
  errors: ['request_conflict', 'invalid_input'],
})

export const removeDeskAnswer = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/canned/remove',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Removes a canned answer; one that is gone stays so',
  body: z.object({ id, version }),
  value: done,
  errors: ['request_conflict'],
})

export const readDeskReport = endpoint({
  method: 'GET',
  path: '/wps/staff/desk/report',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Conversations by hour, time to the first answer and ratings of a period, and by person',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  value: z.object({
    conversations: z.number().int(),
    answered: z.number().int(),
    /** 24 numbers: conversations opened in each hour of the merchant’s day. */
    byHour: z.array(z.number().int()).length(24),
    /** Null without an answer. */
    firstAnswerMedianSeconds: z.number().int().nullable(),
    firstAnswerP90Seconds: z.number().int().nullable(),
    /** Null without a rating. */
    ratingAverage: z.number().nullable(),
    ratings: z.number().int(),
    people: z.array(
      z.object({
        personId: z.string(),
        name: z.string(),
        answers: z.number().int(),
        conversations: z.number().int(),
        firstAnswerMedianSeconds: z.number().int().nullable(),
        ratingAverage: z.number().nullable(),
        ratings: z.number().int(),
      }),
    ),
  }),
  errors: ['invalid_input'],
})
