import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

/** ENT-20; `title` is the image's alternative text. */
export const banner = z.object({
  id: z.string(),
  groupName: z.string(),
  url: z.string(),
  title: z.string(),
  subtitle: z.string(),
  linkageType: z.enum(['P', 'URL', 'G']),
  linkage: z.string(),
  roomId: z.string().nullable(),
  nodeId: z.string().nullable(),
  gameType: z.string().nullable(),
  vendor: z.string().nullable(),
})
export type Banner = z.output<typeof banner>

export const banners = endpoint({
  method: 'GET',
  path: '/wps/content/banner',
  access: 'anyone',
  summary: 'The template’s banners of one group, in the caller’s language (OPEN-83)',
  publicMaxAgeSeconds: 30,
  showsPreview: true,
  query: z.object({
    groupName: z
      .string()
      .regex(/^[a-z0-9_]{1,30}$/)
      .default('m_home'),
  }),
  value: z.array(banner),
})

export const announcement = z.object({
  id: z.string(),
  type: z.enum(['news', 'notice', 'activity']),
  category: z.string(),
  /** Name of the category; absent for one without. */
  categoryTitle: z.string().optional(),
  title: z.string(),
  body: z.string(),
  publishedAt: instant,
  /** An image's address; absent without one. */
  url: z.string().optional(),
  /** When an activity begins and ends. */
  startsAt: instant.optional(),
  endsAt: instant.optional(),
  /** Terms of an activity. */
  terms: z.string().optional(),
})
export type Announcement = z.output<typeof announcement>

export const announcements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'anyone',
  summary: 'The merchant’s announcements (RELAY-04, NOTICE-01)',
  publicMaxAgeSeconds: 30,
  takesImageFormat: true,
  query: z.object({
    types: z
      .string()
      .regex(/^[a-z,]{0,60}$/)
      .optional(),
    platform: z.string().max(20).optional(),
    category: z.string().max(40).optional(),
    ext: z.enum(['webp', 'avif']).optional(),
  }),
  value: z.array(announcement),
})

/** ENT-18: an announcement over the home page. `todayHide` is the visitor's own and stays in the browser. */
export const popup = z.object({
  id: z.string(),
  audience: z.enum(['all', 'guest', 'member']),
  /** Its items, in the caller's language; `url` is a picture's address, or empty. */
  popupList: z.array(z.object({ title: z.string(), body: z.string(), url: z.string() })),
  autoplay: z.boolean(),
  /** Time until it comes, in ms. */
  delay: z.int().nonnegative(),
  showClose: z.boolean(),
  showTodayCheckbox: z.boolean(),
  forceRead: z.boolean(),
  forcePopup: z.boolean(),
})
export type Popup = z.output<typeof popup>

export const popups = endpoint({
  method: 'GET',
  path: '/wps/content/popup',
  access: 'anyone',
  summary: 'Announcements over the home page that are written in the caller’s language, in order (MODAL-22, OPEN-54)',
  publicMaxAgeSeconds: 30,
  value: z.object({
    /** IANA time zone of the merchant: its midnight ends “not again today”. */
    timeZone: z.string(),
    popups: z.array(popup),
  }),
})

/** ENT-21; `path` as stored, perhaps encrypted (CS-03), and `link` as it reads. */
export const customerServiceEntry = z.object({
  path: z.string(),
  link: z.string(),
  csType: z.string(),
  /** Place in the list, from 1. */
  csPosition: z.string(),
  title: z.string(),
  labelIds: z.array(z.string()),
  /** Address of the document that runs the contact’s script on a host of its own; absent for a link (DEC-22). */
  frame: z.url().max(2048).optional(),
  /** Usual minutes to an answer. */
  answerMinutes: z.int().positive().optional(),
  /** When it answers, for example `8 am–midnight`. */
  hours: z.string().optional(),
})
export type CustomerServiceEntry = z.output<typeof customerServiceEntry>

export const customerServiceContacts = endpoint({
  method: 'GET',
  path: '/wps/content/customer-service',
  access: 'anyone',
  summary: 'The merchant’s customer-service contacts (CS-01, CS-02)',
  publicMaxAgeSeconds: 30,
  value: z.array(customerServiceEntry),
})
