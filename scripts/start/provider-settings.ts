import { trackingEventTypes } from '@foyer/contract'
import { z } from 'zod'

/** Code of the test bank, which the demo connects automatically. */
const BANK = 'bank'

const address = z
  .string()
  .max(2048)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@]|\/$/.test(text))

/** Of a page; unlike `address` it may end with a slash. */
const pageAddress = z
  .string()
  .max(2048)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@]/.test(text))

/** With a path and a query of the vendor's own. */
const playAddress = z
  .string()
  .max(2048)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[#@]/.test(text))

/** Address, account and secret of each payment provider by its code, from JSON. */
export const providerSettings = z
  .string()
  .max(20_000)
  .transform(readJson)
  .pipe(
    z.record(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]{1,19}$/)
        .refine((code) => code !== BANK),
      z.strictObject({
        url: address,
        account: z.string().min(1).max(64),
        secret: z.string().min(16).max(512),
      }),
    ),
  )

/** The embedded vendor and bank, and what the ledger calls money that is no vendor's: its keys would be theirs. */
const RESERVED_VENDORS: ReadonlySet<string> = new Set(['arcade', BANK, 'deposit', 'withdrawal', 'trial'])

/** Name, addresses and secret of each game vendor by its code, from JSON; `arcade` is the embedded one. */
export const vendorSettings = z
  .string()
  .max(50_000)
  .transform(readJson)
  .pipe(
    z.record(
      z
        .string()
        .regex(/^[A-Za-z0-9._-]{1,64}$/)
        .refine((code) => !RESERVED_VENDORS.has(code)),
      z.strictObject({
        name: z.string().trim().min(1).max(60),
        playUrl: playAddress,
        healthUrl: playAddress.optional(),
        secret: z.string().min(32).max(256),
      }),
    ),
  )

/** Undefined when it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Identity providers by merchant code, from JSON; addresses where they are not the services' own. */
export const identitySettings = z
  .string()
  .max(50_000)
  .transform(readJson)
  .pipe(
    z.record(
      z.string().regex(/^[\w-]{1,64}$/),
      z.strictObject({
        firebase: z.strictObject({ keysUrl: address.optional(), emulatorUrl: address.optional() }).optional(),
        line: z
          .strictObject({
            channelSecret: z.string().min(16).max(512),
            apiUrl: address.optional(),
            authorizeUrl: pageAddress.optional(),
          })
          .optional(),
        telegram: z
          .strictObject({
            botToken: z
              .string()
              .max(512)
              .regex(/^\d{1,20}:[\w-]{16,}$/),
            authUrl: pageAddress.optional(),
            authDomain: z.string().max(253).optional(),
          })
          .optional(),
        maya: z
          .strictObject({
            apiUrl: address,
            apiKey: z.string().min(16).max(512),
            environment: z.enum(['production', 'sandbox']),
          })
          .optional(),
      }),
    ),
  )

/** Keys of Geetest by captcha id, from JSON; addresses of the vendor where they are not its own. */
export const captchaSettings = z
  .string()
  .max(20_000)
  .transform(readJson)
  .pipe(
    z.record(
      z.string().regex(/^[\w-]{1,100}$/),
      z.strictObject({
        secret: z.string().min(16).max(512),
        url: address.optional(),
        scriptUrl: pageAddress.optional(),
        digest: z.enum(['md5', 'sha256', 'hmac-sha256']).optional(),
      }),
    ),
  )

/** Push services: contact for browsers' vendors, and service accounts of Firebase by merchant, from JSON. */
export const pushSettings = z
  .string()
  .max(50_000)
  .transform(readJson)
  .pipe(
    z.strictObject({
      subject: z
        .string()
        .max(200)
        .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)
        .optional(),
      services: z.array(address).max(10).optional(),
      firebase: z
        .record(
          z.string().regex(/^[\w-]{1,64}$/),
          z.strictObject({
            projectId: z.string().regex(/^[\w-]{1,100}$/),
            clientEmail: z.email().max(254),
            privateKey: z.string().max(5_000).startsWith('-----BEGIN PRIVATE KEY-----'),
            tokenUrl: address.optional(),
            sendUrl: address.optional(),
          }),
        )
        .optional(),
    }),
  )

const partnerToken = z.string().min(8).max(512)
const partnerId = z.string().regex(/^[\w.-]{1,100}$/)
/** The merchant's own ids of events at a partner, by our events. */
const partnerEvents = z.partialRecord(z.enum(trackingEventTypes), partnerId)
/** A server-side interface with a script beside it, which runs in the tracking frame. */
const withTag = { url: address.optional(), hasTag: z.boolean().optional(), scriptUrl: address.optional() }

/** Advertising partners by merchant code, from JSON; addresses where they are not the partners' own. */
export const trackingSettings = z
  .string()
  .max(50_000)
  .transform(readJson)
  .pipe(
    z.record(
      z.string().regex(/^[\w-]{1,64}$/),
      z.strictObject({
        facebook: z.strictObject({ pixelId: partnerId, accessToken: partnerToken, ...withTag }).optional(),
        tiktok: z.strictObject({ pixelCode: partnerId, accessToken: partnerToken, ...withTag }).optional(),
        appsflyer: z
          .strictObject({
            appId: partnerId,
            devKey: partnerToken,
            url: address.optional(),
            webKey: partnerId.optional(),
            scriptUrl: address.optional(),
          })
          .optional(),
        google: z
          .strictObject({
            measurementId: partnerId.optional(),
            containerId: partnerId.optional(),
            url: address.optional(),
          })
          .optional(),
        kwai: z.strictObject({ pixelId: partnerId, url: address.optional() }).optional(),
        twitter: z.strictObject({ pixelId: partnerId, events: partnerEvents, url: address.optional() }).optional(),
        adjust: z
          .strictObject({
            appToken: partnerId,
            events: partnerEvents,
            accessToken: partnerToken.optional(),
            url: address.optional(),
            scriptUrl: address.optional(),
          })
          .optional(),
      }),
    ),
  )

/** Chat services by merchant code, from JSON. */
export const chatSettings = z
  .string()
  .max(50_000)
  .transform(readJson)
  .pipe(
    z.record(
      z.string().regex(/^[\w-]{1,64}$/),
      z.strictObject({
        chatwoot: z.strictObject({
          url: address,
          websiteToken: z.string().regex(/^\w{8,100}$/),
          hmacToken: z.string().min(16).max(512),
        }),
      }),
    ),
  )

/** Certificate with its issuers, and key, of each merchant's iPhone profiles, from JSON. */
export const webclipSettings = z
  .string()
  .max(100_000)
  .transform(readJson)
  .pipe(
    z.record(
      z.string().regex(/^[\w-]{1,64}$/),
      z.strictObject({
        certificates: z.string().max(20_000).startsWith('-----BEGIN CERTIFICATE-----'),
        privateKey: z.string().max(10_000).startsWith('-----BEGIN '),
      }),
    ),
  )
