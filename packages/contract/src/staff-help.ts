import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, requestId } from './fields.ts'
import { helpCategories, MAX_HELP_ARTICLES } from './help.ts'
import { staffText } from './staff.ts'
import { staffTrailEntry } from './staff-trail.ts'

export const HELP_TITLE_MAX = 120
export const HELP_BODY_MAX = 5_000

const languageCode = z.string().regex(/^[A-Z]{2}(-[A-Z]{2})?$/)
const version = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)
const done = z.object({ version: z.number().int() })

/** Texts of an article by language; a language without them falls back to the merchant's default one. */
const helpTexts = z.record(
  languageCode,
  z.object({
    title: staffText.trim().min(1).max(HELP_TITLE_MAX),
    body: staffText.trim().min(1).max(HELP_BODY_MAX),
  }),
)
export type HelpTexts = z.output<typeof helpTexts>

/** `changed`: published, with a newer draft. */
const state = z.enum(['draft', 'published', 'changed'])
const votes = { helped: z.number().int(), notHelped: z.number().int() }

const listedArticle = z.object({
  id,
  category: z.enum(helpCategories),
  /** In the merchant's default language. */
  title: z.string(),
  state,
  languages: z.array(z.string()),
  /** The merchant's languages without texts. */
  missing: z.array(z.string()),
  updatedAt: instant,
  ...votes,
})

export const listStaffHelp = endpoint({
  method: 'GET',
  path: '/wps/staff/help',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'The merchant’s help articles in their order, and the votes on the built-in ones',
  value: z.object({
    items: z.array(listedArticle),
    builtIn: z.array(z.object({ id, ...votes })),
  }),
})

export const readStaffHelp = endpoint({
  method: 'GET',
  path: '/wps/staff/help/:id',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'One help article with its draft, votes by language and history; a new one is empty',
  params: z.object({ id }),
  value: z.object({
    id,
    /** 0 for an article that is not saved yet. */
    version,
    category: z.enum(helpCategories),
    texts: helpTexts,
    state,
    languages: z.array(z.string()),
    defaultLanguage: z.string(),
    votes: z.array(z.object({ language: z.string(), ...votes })),
    trail: z.array(staffTrailEntry),
  }),
})

export const saveStaffHelp = endpoint({
  method: 'POST',
  path: '/wps/staff/help',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'Saves the draft of a help article; refused when somebody else has changed it since',
  maxBodyBytes: 1024 * 1024,
  body: z.object({
    id: requestId,
    /** As it was read; 0 for a new article. */
    version,
    category: z.enum(helpCategories),
    texts: helpTexts,
  }),
  value: done,
  errors: ['request_conflict'],
})

export const publishStaffHelp = endpoint({
  method: 'POST',
  path: '/wps/staff/help/publish',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'Publishes the draft of a help article, or takes the article down',
  body: z.object({ id: requestId, version, isPublished: z.boolean() }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})

export const orderStaffHelp = endpoint({
  method: 'POST',
  path: '/wps/staff/help/order',
  access: 'staff',
  staff: ['owner', 'content', 'support'],
  summary: 'Puts the help articles in this order',
  body: z.object({ ids: z.array(id).max(MAX_HELP_ARTICLES) }),
  value: z.object({ done: z.literal(true) }),
  errors: ['request_conflict'],
})
