import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { address, countryCode, instant, shortText } from './fields.ts'
import { smsProvider } from './firebase.ts'
import { flags } from './flags.ts'
import { merchantTerms } from './terms.ts'

/** The templates with their own look (TMPL-06). */
export const templateIds = ['MT8801', 'MT8802', 'MT8803', 'MT8806', 'MT8808', 'MT8813'] as const
export type TemplateId = (typeof templateIds)[number]

/** The mobile template (ENT-17); unknown ids fall back to MT8802 (OPEN-65). */
export const mobileTemplate = z.object({
  id: z.string(),
  app_background: z.string(),
  app_desc: z.string(),
  app_desc_font_color: z.string(),
  h5_logo: z.string(),
  /** Picture of the splash (TMPL-11); default: the logo. */
  splash_image: z.string().optional(),
  /** Comma-separated (FOOT-02). */
  footer_nav: z.string(),
  footer_icon_theme: z.string(),
  /** Comma-separated language codes (LANG-04, OPEN-64). */
  languages: z.string(),
  /** Pages that open as a modal over the home page (CONF-21); absent for none. */
  modals: z.array(z.enum(['login', 'register'])).optional(),
  /** Six hex digits without `#` (OPEN-18). */
  header_color: z.string(),
  /** Content of the landing page under the games. */
  /** First content of the home page: the newest wins, the countdown of the embedded lottery, or both. */
  home_feature: z.enum(['winners', 'draw', 'both']),
})

/** Site settings (ENT-28..33), from the status call (OPEN-19). */
export const siteSettings = z.object({
  merchantCode: z.string(),
  merchantName: z.string(),
  maintenance: z.boolean(),
  maintenanceEnd: instant.nullable(),
  regionRestriction: z.enum(['ip', 'location']).nullable(),
  /** Enables the registration captcha (CAPT-20). */
  register: z.boolean(),
  /** Enable the captcha at login and before an sms (FLAG-24). */
  loginCaptcha: z.boolean(),
  smsCaptcha: z.boolean(),
  whitelabelVal: z.partialRecord(z.enum(flags), z.boolean()),
  imageCDNs: z.array(z.string()),
  smsProvider,
  gw: z.object({
    GEETEST_ID: z.string().nullable(),
    GEETEST_VERSION: z.string(),
    PROFILE_ICON_COUNT: z.number().int(),
    LINE_CLIENT_ID: z.string().nullable(),
  }),
  currency: z.string(),
  currencySymbol: z.string(),
  currencyPosition: z.enum(['before', 'after']),
  countries: z.array(z.object({ countryDialingCode: z.string(), countryCode: z.string() })),
  defaultLanguage: z.string(),
  /** FLAG-22: a merchant with one wallet has no wallet entry (WALL-03). */
  isSingleWallet: z.boolean(),
  splash: z.enum(['always', 'app', 'off']),
  /** Members may log in by passkey; absent means no (DEC-30). */
  passkeys: z.boolean().optional(),
  /** Seconds without withdrawals after a change of security (T37); 0 without such a hold, absent when unknown. */
  withdrawalHoldSeconds: z.number().int().optional(),
  /** A login by an account of another service registers its visitor without asking; absent means no (FLAG-23). */
  autoRegisterLogin: z.boolean().optional(),
  /** Message of the platform to whoever registers by an account of another service (REG-22); absent: `register`. */
  smsTemplate: shortText.optional(),
  /** Terms that members accept by version; absent means that the platform records none (DEC-32). */
  terms: merchantTerms.optional(),
  template: mobileTemplate,
  /** Version of the merchant's brand, in the device information (MODAL-26); absent: not shown. */
  brandVersion: shortText.optional(),
  /** Origins that may get a session transfer code (DEC-13). */
  allowedOrigins: z.array(z.string()),
  /** Origins that may frame our pages; default: none (T34). */
  frameAncestors: z.array(z.string()).optional(),
  ip: z.string(),
  serverTime: instant,
})
export type SiteSettings = z.output<typeof siteSettings>
export type MobileTemplate = z.output<typeof mobileTemplate>

export const systemStatus = endpoint({
  method: 'GET',
  path: '/wps/v2/system/status',
  access: 'anyone',
  answersBlockedSite: true,
  showsPreview: true,
  summary: 'Site settings of the merchant that the host names (BOOT-07, API-11)',
  query: z.object({
    device: z.literal('MOBILE').optional(),
    track: z.enum(['true', 'false']).optional(),
    originalDomain: shortText.optional(),
    url: address.optional(),
  }),
  value: siteSettings,
  errors: ['domain_not_available'],
})

export const systemCountry = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  access: 'anyone',
  answersBlockedSite: true,
  summary: 'Country of the visitor’s network, else the merchant’s own (API-13, BOOT-15)',
  value: z.object({ countryCode }),
  errors: ['domain_not_available'],
})

/** A merchant's text about itself; a missing or too long one counts as absent, from any source. */
const statedText = (maxLength: number) => z.string().trim().min(1).max(maxLength).optional().catch(undefined)

/** Operator of this site; all fields are optional. */
export const consumerInfo = z.object({
  /** Registered name of the company. */
  legalName: statedText(200),
  licence: z
    .object({ authority: statedText(200), number: statedText(60) })
    .optional()
    .catch(undefined),
  /** The company's seat, in one line. */
  registeredAddress: statedText(300),
  email: statedText(254),
  telephone: statedText(40),
  /** Hours of customer service, in the caller's language. */
  serviceHours: statedText(200),
})
export type ConsumerInfo = z.output<typeof consumerInfo>

export const consumerSettings = endpoint({
  method: 'GET',
  path: '/wps/system/consumer',
  access: 'anyone',
  summary: 'Who operates this site and how to reach them, as far as the merchant tells it (BOOT-12, API-23, OPEN-19)',
  publicMaxAgeSeconds: 60,
  value: z.object({ info: consumerInfo }),
  errors: ['domain_not_available'],
})

export const domainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  summary: 'The merchant’s domains, and where a visitor of a domain that is no longer available goes (API-14, OPEN-03)',
  answersFormerHosts: true,
  publicMaxAgeSeconds: 60,
  query: z.object({ device: z.literal('MOBILE').optional() }),
  value: z.object({
    /** Origin of the redirect; null when the requested host itself is available (OPEN-69). */
    domain: z.string().nullable(),
    /** Origins of the merchant, the preferred one first. */
    domains: z.array(z.string()),
  }),
  errors: ['domain_not_available'],
})

/** Sizes of the installed app's icon in pixels (PWA-23). */
export const appIconSizes = [192, 256, 384, 512] as const

const sourceCode = z.string().max(64).optional()

export const webManifest = endpoint({
  method: 'GET',
  path: '/wps/system/manifest.json',
  access: 'anyone',
  summary: 'The web manifest of the host’s merchant, as it is (API-15, PWA-22..26, CONF-42)',
  form: 'bare',
  mediaType: 'application/manifest+json',
  publicMaxAgeSeconds: 60,
  /**
   * `language` is of the page that links to it; a link cannot send the header. The codes of the visitor's source go into
   * `start_url`: an installed app has a storage of its own (REF-08).
   */
  query: z.object({
    merchantCode: shortText,
    language: z.string().max(8).optional(),
    r: sourceCode,
    affiliateCode: sourceCode,
    tid: sourceCode,
  }),
  value: z.object({
    id: z.string(),
    name: z.string(),
    short_name: z.string(),
    description: z.string(),
    lang: z.string(),
    dir: z.enum(['ltr', 'rtl']),
    start_url: z.string(),
    scope: z.string(),
    display: z.literal('standalone'),
    orientation: z.literal('portrait'),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(
      z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) }),
    ),
    /** Pages that a long press on the icon offers. */
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
    /** Pictures of the app in the browser's install dialog. */
    screenshots: z
      .array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), form_factor: z.literal('narrow') }))
      .optional(),
  }),
  errors: ['domain_not_available', 'merchant_mismatch'],
})

export const ping = endpoint({
  method: 'GET',
  path: '/wps/system/test/ping',
  access: 'anyone',
  answersBlockedSite: true,
  summary: 'Counts the events that it names, for a client whose tracking fails (API-16, TRACK-13)',
  /** Comma-separated names of `trackingEventTypes`; others are counted as `other`. */
  query: z.object({ events: z.string().max(2000).optional() }),
  value: z.object({ received: z.number().int() }),
  errors: ['domain_not_available'],
})

/** Pages that the times of page loads tell apart; all others count as `other`. */
export const speedRoutes = [
  'home',
  'game',
  'category',
  'launchGame',
  'activity',
  'login',
  'register',
  'download',
  'wallet',
  'deposit',
  'withdraw',
  'history',
  'member',
  'notice',
] as const
/** Classes of a network, as browsers name them; `unknown` where a browser does not say. */
export const speedNetworks = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const

export const collect = endpoint({
  method: 'POST',
  path: '/wps/system/collect',
  access: 'anyone',
  answersBlockedSite: true,
  summary: 'Takes the times of a page load by beacon (API-12, TRACK-19, TRACK-21)',
  form: 'empty',
  isBeacon: true,
  maxBodyBytes: 16 * 1024,
  body: z.object({
    merchant: shortText,
    /**
     * `visit:first,fcp:812,lcp:1630,fs:950`: `first` or `return`, and milliseconds since navigation start. Also `ttfb`, `inp`,
     * `route` of `speedRoutes`, `net` of `speedNetworks`, and `build`, the hash in the entry's name.
     */
    value: z.string().max(2000),
  }),
  value: z.null(),
  errors: ['domain_not_available', 'merchant_mismatch', 'body_too_large', 'unsupported_media_type'],
})
