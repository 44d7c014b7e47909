import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currencyCode, id, instant, requestId } from './fields.ts'
import { inboxAction } from './inbox.ts'
import { isLanguage } from './languages.ts'
import { staffReason, staffText } from './staff.ts'
import { staffTrailEntry } from './staff-trail.ts'

/** More receivers need a second confirmation. */
export const MANY_RECEIVERS = 1_000

const done = z.object({ done: z.literal(true) })
const languageCode = z
  .string()
  .max(10)
  .refine((code): boolean => isLanguage(code))
const hour = z.number().int().min(0).max(23)
/** One text by language; the merchant's own language is required. */
const texts = (max: number) => z.record(languageCode, staffText.trim().max(max))

/** Who gets a message; a filter's fields that are left out do not restrict it. */
export const campaignAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  /** Name or id of one member. */
  z.object({ kind: z.literal('member'), member: staffText.trim().min(1).max(64) }),
  z.object({
    kind: z.literal('filter'),
    types: z.array(z.number().int().min(0).max(99)).max(10).optional(),
    language: languageCode.optional(),
    currency: currencyCode.optional(),
    registeredSince: z.iso.date().optional(),
    lastLoginSince: z.iso.date().optional(),
    hasDeposited: z.boolean().optional(),
  }),
])
export type CampaignAudience = z.output<typeof campaignAudience>

export const campaignTopics = ['support', 'promotion'] as const
export const campaignStates = ['planned', 'sending', 'sent', 'stopped'] as const
/** Why a member got nothing: closed, or blocked from play and no receiver of offers. */
export const campaignSkips = ['closed', 'blocked'] as const

const campaign = z.object({
  id,
  topic: z.enum(campaignTopics),
  title: z.string(),
  audience: campaignAudience,
  state: z.enum(campaignStates),
  startsAt: instant,
  createdAt: instant,
  createdBy: z.string(),
  hasPush: z.boolean(),
  /** Members of the audience when the message was made. */
  counted: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  skipped: z.object({ closed: z.number().int(), blocked: z.number().int() }),
})

export const countStaffCampaign = endpoint({
  method: 'POST',
  path: '/wps/staff/message/count',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'How many members a message would go to now; support writes to one member alone',
  body: z.object({ topic: z.enum(campaignTopics), audience: campaignAudience }),
  value: z.object({ receivers: z.number().int(), skipped: z.number().int() }),
  errors: ['not_found'],
})

export const createStaffCampaign = endpoint({
  method: 'POST',
  path: '/wps/staff/message',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'Sends a message to members, now or later; again with the same id it changes nothing',
  body: z.object({
    requestId,
    topic: z.enum(campaignTopics),
    audience: campaignAudience,
    title: texts(100),
    body: texts(2_000),
    /** Page of the app that the message leads to. */
    action: inboxAction.nullable(),
    hasPush: z.boolean(),
    /** Local time in the merchant's zone; left out for now. */
    startsAt: z
      .string()
      .regex(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      .optional(),
    /** Hours in which no push goes to a member who has chosen none, in the merchant's zone. */
    quietHours: z.object({ from: hour, to: hour }).nullable(),
    /** Said twice for more than `MANY_RECEIVERS`. */
    isConfirmed: z.boolean(),
    reason: staffReason,
  }),
  value: z.object({ id }),
  errors: ['not_found', 'request_conflict'],
})

export const listStaffCampaigns = endpoint({
  method: 'GET',
  path: '/wps/staff/message',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'Messages to members, newest first; support sees its own',
  query: z.object({
    state: z.enum(campaignStates).optional(),
    /** Id of the last message of the page before. */
    before: id.optional(),
  }),
  value: z.object({
    items: z.array(campaign),
    next: z.string().nullable(),
    /** Languages of the merchant, its own first, and its zone. */
    languages: z.array(z.object({ code: z.string(), name: z.string() })),
    timeZone: z.string(),
  }),
})

export const readStaffCampaign = endpoint({
  method: 'GET',
  path: '/wps/staff/message/:id',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'One message with its progress',
  params: z.object({ id }),
  value: campaign.extend({
    texts: z.array(z.object({ language: z.string(), title: z.string(), body: z.string() })),
    action: z.string().nullable(),
    quietHours: z.object({ from: hour, to: hour }).nullable(),
    trail: z.array(staffTrailEntry),
  }),
  errors: ['not_found'],
})

export const stopStaffCampaign = endpoint({
  method: 'POST',
  path: '/wps/staff/message/stop',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'Sends a message to nobody else; who has it keeps it',
  body: z.object({ id, reason: staffReason }),
  value: done,
  errors: ['not_found'],
})
