import { z } from 'zod'
import { consentPurposes } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { currencyCode, id, shortText, signedAmountMinor } from './fields.ts'

/** Counted events of a visit (TRACK-07). */
export const trackingEventTypes = [
  'firstOpen',
  'registerSubmit',
  'register',
  'depositSubmit',
  'firstDeposit',
  'withdraw',
  'deposit',
  'redeposit',
  'firstDepositArrival',
  'startTrial',
  'login',
  'viewContent',
  'downloadApp',
  'gameLaunch',
  'a2hsInstalled',
  'a2hsFirstOpen',
] as const
export type TrackingEventType = (typeof trackingEventTypes)[number]

/** Ways by which a visitor came; with a number for a campaign's `tid`. */
const source = z.string().regex(/^(direct|referral|affiliate|[a-z]{2,12}|tid:[1-9]\d{0,18})$/)

/** Names and values of a visitor's click ids (TRACK-18), sent with consent only. */
const clickIds = z.record(z.string().regex(/^[A-Za-z_][\w.-]{0,39}$/), z.string().min(1).max(500))

export const trackingSettings = endpoint({
  method: 'GET',
  path: '/wps/system/tracking',
  access: 'anyone',
  summary: 'What visitors are asked before the merchant’s partners learn of their visit, by purpose (DEC-21)',
  publicMaxAgeSeconds: 300,
  value: z.object({
    /** The partners, each with the purpose that it needs a yes to; empty: nothing is asked. */
    partners: z.array(z.object({ name: z.string().max(40), purpose: z.enum(consentPurposes) })),
    /** An answer to another version counts as none. */
    consentVersion: shortText,
    /**
     * Address of the document with the partners' scripts, on a host of its own; the parameter `purposes` names the allowed
     * purposes, with commas. Absent without scripts.
     */
    frame: z.url().max(2048).optional(),
    /** Whether the visit has Facebook's first-party cookies after a yes to advertising (TRACK-16). */
    hasFacebookCookies: z.boolean(),
  }),
})

export const saveConsent = endpoint({
  method: 'POST',
  path: '/wps/system/consent',
  access: 'anyone',
  answersBlockedSite: true,
  summary: 'Stores a visitor’s answer as proof, under a random id of the browser (DEC-21)',
  body: z.object({
    consentId: z.uuid(),
    version: shortText,
    /** The allowed purposes; the others have a no. Absent in the form of before. */
    purposes: z.array(z.enum(consentPurposes)).max(consentPurposes.length).optional(),
    /** The form of before the purposes, which an open page of an earlier build sends: one answer to all of them. */
    isAdvertisingAllowed: z.boolean().optional(),
  }),
  value: z.null(),
})

export const trackEvent = endpoint({
  method: 'POST',
  path: '/wps/system/track',
  access: 'anyone',
  answersBlockedSite: true,
  summary:
    'Counts an event of a visit; the merchant’s partners of the purposes with a stored consent learn of it (TRACK-05, OPEN-11)',
  body: z.object({
    event: z.enum(trackingEventTypes),
    /** Unique for the event: a repeated one counts once at the partners. */
    eventID: z.uuid(),
    source,
    amountMinor: signedAmountMinor.optional(),
    currency: currencyCode.optional(),
    content_id: id.optional(),
    /** Absent without consent: then the event is a count without identifiers. */
    consent: z.object({ consentId: z.uuid(), clickIds }).optional(),
  }),
  value: z.null(),
})
