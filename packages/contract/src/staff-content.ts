import { z } from 'zod'
import { banner, popup } from './content.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { languageCodes } from './languages.ts'
import { legalPages } from './legal.ts'
import { staffText } from './staff.ts'
import { termsVersion } from './terms.ts'

/** What a merchant's people publish to members (decision 112). */
export const contentKinds = ['banner', 'announcement', 'activity', 'popup', 'contact', 'terms'] as const
export type ContentKind = (typeof contentKinds)[number]

/** `csType` of ENT-21. */
export const contactTypes = [
  ...['TELEGRAM', 'WHATSAPP', 'FACEBOOK', 'IG', 'LINE', 'TWITTER'],
  ...['AICAN', 'MIDUOKE', 'LIVECHAT', 'TX-CHAT', 'COMM100', 'COMM100VIP'],
] as const

const MAX_PLACE_LENGTH = 40
const MAX_ADDRESS_LENGTH = 2000
/** A file of an upload, in bytes, and the same in base64. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024
const MAX_UPLOAD_LENGTH = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4

/** A text by language; one that is missing or empty is not written in that language. */
const localized = (maxLength: number) => z.partialRecord(z.enum(languageCodes), staffText.max(maxLength))
const place = staffText.trim().max(MAX_PLACE_LENGTH)
const target = staffText.trim().max(MAX_ADDRESS_LENGTH)
/** A minute on the clocks of the merchant's zone, such as `2026-12-24T18:00`. */
const wallTime = z
  .string()
  .regex(/^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)
  .refine(isMinute)

/** No 30th of February. */
function isMinute(text: string): boolean {
  const minute = new Date(`${text}Z`)
  return !Number.isNaN(minute.getTime()) && minute.toISOString().startsWith(text)
}

/** When it is shown: from the start on and until the end; null for at once and for good. */
const period = { start: wallTime.nullable(), end: wallTime.nullable() }

/** Fields of an item by its kind; `url` is an image's address, or empty. */
export const contentFields = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('banner'),
    ...period,
    groupName: z.string().regex(/^[a-z0-9_]{1,30}$/),
    url: target,
    title: localized(200),
    subtitle: localized(200),
    linkageType: banner.shape.linkageType,
    linkage: target,
    roomId: place.nullable(),
    nodeId: place.nullable(),
    gameType: place.nullable(),
    vendor: place.nullable(),
  }),
  z.object({
    kind: z.literal('announcement'),
    ...period,
    type: z.enum(['news', 'notice']),
    category: place.min(1),
    categoryTitle: localized(60),
    title: localized(300),
    body: localized(20_000),
    url: target,
  }),
  z.object({
    kind: z.literal('activity'),
    ...period,
    category: place.min(1),
    categoryTitle: localized(60),
    title: localized(300),
    body: localized(20_000),
    terms: localized(20_000),
    url: target,
  }),
  z.object({
    kind: z.literal('popup'),
    ...period,
    audience: popup.shape.audience,
    items: z
      .array(z.object({ title: localized(200), body: localized(5_000), url: target }))
      .min(1)
      .max(10),
    autoplay: z.boolean(),
    delayMs: z.int().min(0).max(60_000),
    showClose: z.boolean(),
    showTodayCheckbox: z.boolean(),
    forceRead: z.boolean(),
    forcePopup: z.boolean(),
  }),
  z.object({
    kind: z.literal('contact'),
    ...period,
    csType: staffText.regex(/^[A-Z0-9_-]{1,40}$/),
    /** Empty for its place in the list. */
    position: place,
    path: target.min(1),
    /** Empty for the path. */
    link: target,
    title: localized(200),
    labelIds: z.array(place.min(1)).max(20),
    hours: localized(200),
    answerMinutes: z.int().min(1).max(10_080).nullable(),
  }),
  z.object({
    kind: z.literal('terms'),
    page: z.enum(legalPages),
    version: termsVersion,
    /** `# ` begins a section, each other line is a paragraph. */
    body: localized(60_000),
  }),
])
export type ContentFields = z.output<typeof contentFields>

/** `scheduled` and `ended` are published, before and after their time. */
export const contentStates = ['draft', 'scheduled', 'live', 'ended', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

const contentKind = z.enum(contentKinds)
/** Number of an item's last change, 0 for a new item: a change of another person in between refuses this one. */
const revision = z.number().int().min(0).max(2_000_000_000)
const version = z.number().int().min(1).max(2_000_000_000)
const changed = z.object({ revision })
const readers = ['owner', 'content', 'support'] as const
const writers = ['owner', 'content'] as const

const summary = z.object({
  id: z.string(),
  kind: contentKind,
  /** In the merchant's default language. */
  title: z.string(),
  /** A group, type, audience or kind, as the kind of item has one. */
  detail: z.string(),
  state: z.enum(contentStates),
  /** Members see another version than the newest. */
  hasDraft: z.boolean(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  updatedAt: instant,
  updatedBy: z.string(),
})

const language = z.object({ code: z.string(), name: z.string(), tag: z.string(), direction: z.enum(['ltr', 'rtl']) })

export const listStaffContent = endpoint({
  method: 'GET',
  path: '/wps/staff/content',
  access: 'staff',
  staff: readers,
  summary: 'Items of one kind in their order; contacts alone for the role support',
  query: z.object({
    kind: contentKind,
    state: z.enum(contentStates).optional(),
    /** Id of the last item of the page before. */
    after: id.optional(),
  }),
  value: z.object({ items: z.array(summary), next: z.string().nullable() }),
})

export const readStaffContent = endpoint({
  method: 'GET',
  path: '/wps/staff/content/item',
  access: 'staff',
  staff: readers,
  summary: 'An item with its draft, what members see, and its versions; no item yet for a new id',
  query: z.object({ kind: contentKind, id }),
  value: z.object({
    /** The merchant's languages, the default one first: its text stands in for a missing one. */
    languages: z.array(language),
    timeZone: z.string(),
    /** Images load from these and from the site itself. */
    imageHosts: z.array(z.string()),
    item: summary
      .extend({
        revision,
        /** Of the draft, else of the version that members see, else of the newest. */
        fields: contentFields,
        draft: version.nullable(),
        live: version.nullable(),
        versions: z.array(
          z.object({ number: version, author: z.string(), madeAt: instant, publishedAt: instant.nullable() }),
        ),
      })
      .nullable(),
  }),
})

export const saveStaffContent = endpoint({
  method: 'POST',
  path: '/wps/staff/content',
  access: 'staff',
  staff: writers,
  summary: 'Saves an item’s draft; a new item has an id of the console’s',
  maxBodyBytes: 8 * 1024 * 1024,
  body: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), revision, fields: contentFields }),
  value: changed,
  errors: ['request_conflict'],
})

const ofItem = { kind: contentKind, id, revision }

export const publishStaffContent = endpoint({
  method: 'POST',
  path: '/wps/staff/content/publish',
  access: 'staff',
  staff: writers,
  summary: 'Shows an item’s draft to members, at once or at its start',
  body: z.object(ofItem),
  value: changed,
  errors: ['not_found', 'request_conflict'],
})

export const rollBackStaffContent = endpoint({
  method: 'POST',
  path: '/wps/staff/content/rollback',
  access: 'staff',
  staff: writers,
  summary: 'Publishes an earlier version anew',
  body: z.object({ ...ofItem, version }),
  value: changed,
  errors: ['not_found', 'request_conflict'],
})

export const archiveStaffContent = endpoint({
  method: 'POST',
  path: '/wps/staff/content/archive',
  access: 'staff',
  staff: writers,
  summary: 'Takes an item down; its versions stay',
  body: z.object(ofItem),
  value: changed,
  errors: ['not_found', 'request_conflict'],
})

export const moveStaffContent = endpoint({
  method: 'POST',
  path: '/wps/staff/content/move',
  access: 'staff',
  staff: writers,
  summary: 'Puts an item behind another one of its kind; null for the first place',
  body: z.object({ kind: contentKind, id, behind: id.nullable() }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
})

export const uploadStaffImage = endpoint({
  method: 'POST',
  path: '/wps/staff/content/image',
  access: 'staff',
  staff: writers,
  summary: 'Renders an image anew and keeps it for the merchant’s content; answers its address',
  maxBodyBytes: 8 * 1024 * 1024,
  body: z.object({
    /** The file in base64. */
    data: z
      .string()
      .min(1)
      .max(MAX_UPLOAD_LENGTH)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
  value: z.object({ address: z.string() }),
})
