import { defaultLanguage, flags, mobileTemplate, type SiteSettings, siteSettings } from '@foyer/contract'
import { z } from 'zod'
import { mapCurrency } from './front-currency.rules.ts'
import { isEmpty, readFields, toFields } from './front-parsing.rules.ts'

const templateDefaults = {
  id: 'MT8802',
  app_background: '#0b1220',
  app_desc: '',
  app_desc_font_color: '#ffffff',
  h5_logo: '',
  footer_nav: '',
  footer_icon_theme: '',
  languages: '',
  header_color: '0b1220',
  home_feature: 'winners',
  modals: [],
} satisfies SiteSettings['template']

const gwDefaults = {
  GEETEST_ID: null,
  GEETEST_VERSION: 'v3',
  PROFILE_ICON_COUNT: 9,
  LINE_CLIENT_ID: null,
} as const satisfies SiteSettings['gw']

const smsProviderDefaults = {
  firebase: false,
  apiKey: undefined,
  appId: undefined,
  authDomain: undefined,
  projectId: undefined,
  messagingSenderId: undefined,
  vapidKey: undefined,
  facebookAppId: undefined,
  googleWebClientId: undefined,
  googleOneTap: undefined,
  genericProvider: undefined,
  genericProviderName: undefined,
} as const satisfies SiteSettings['smsProvider']

/** Values for missing or unreadable settings of another platform. */
const defaults = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: null,
  register: false,
  loginCaptcha: false,
  smsCaptcha: false,
  imageCDNs: [],
  currency: '',
  currencySymbol: '',
  currencyPosition: 'before',
  countries: [],
  defaultLanguage,
  isSingleWallet: false,
  splash: 'always',
  passkeys: false,
  withdrawalHoldSeconds: undefined,
  autoRegisterLogin: false,
  smsTemplate: undefined,
  terms: undefined,
  brandVersion: undefined,
  allowedOrigins: [],
  frameAncestors: [],
  ip: '',
} as const

interface Fallback {
  merchantCode: string | undefined
  /** ISO instant. */
  serverTime: string
}

/**
 * Reads another platform's status response as ours (OPEN-19), field by field: an unreadable field has its default and
 * is reported to `onUnreadable`. `fallback` fills in fields that the platform may leave to the caller.
 * @throws RangeError without a merchant's code
 */
export function readUpstreamSettings(
  raw: unknown,
  fallback: Fallback,
  onUnreadable: (field: string) => void = () => undefined,
): SiteSettings {
  const given = toFields(raw)
  for (const name of ['template', 'gw', 'smsProvider', 'whitelabelVal'])
    if (!isEmpty(given[name]) && typeof given[name] !== 'object') onUnreadable(name)
  const within = (name: string) => (field: string) => onUnreadable(`${name}.${field}`)
  const merchantCode = readName(given.merchantCode) || fallback.merchantCode
  if (!merchantCode) throw new RangeError('no merchant code in the settings; WPS_MERCHANT can name it')
  const { shape } = siteSettings
  return readFields(
    siteSettings,
    {
      ...given,
      merchantCode,
      merchantName: readName(given.merchantName) || merchantCode,
      regionRestriction: given.regionRestriction === false ? null : normalizeText(given.regionRestriction),
      currencyPosition: normalizeText(given.currencyPosition),
      currency: mapCurrency(given.currency),
      splash: normalizeText(given.splash),
      imageCDNs: splitList(given.imageCDNs),
      allowedOrigins: splitList(given.allowedOrigins),
      frameAncestors: splitList(given.frameAncestors),
      whitelabelVal: readFlags(given.whitelabelVal, within('whitelabelVal')),
      smsProvider: readSmsProvider(given.smsProvider, within('smsProvider')),
      gw: readFields(shape.gw, given.gw, gwDefaults, within('gw')),
      template: readTemplate(given.template, within('template')),
    },
    { ...defaults, serverTime: fallback.serverTime },
    onUnreadable,
  )
}

/** The lists of a template may be arrays; its colour may lack the `#` (OPEN-18). */
function readTemplate(raw: unknown, onUnreadable: (field: string) => void): SiteSettings['template'] {
  const given = toFields(raw)
  const header_color =
    typeof given.header_color === 'string' ? given.header_color.replace(/^#/, '') : given.header_color
  const fields = {
    ...given,
    header_color,
    footer_nav: joinList(given.footer_nav),
    languages: joinList(given.languages),
    modals: splitList(given.modals),
    home_feature: normalizeText(given.home_feature),
  }
  const defaults = { ...templateDefaults, splash_image: undefined }
  const { splash_image, ...others } = readFields(mobileTemplate, fields, defaults, onUnreadable)
  const read = { ...others, ...(splash_image === undefined ? {} : { splash_image }) }
  if (/^[\da-f]{6}$/i.test(read.header_color)) return read
  onUnreadable('header_color')
  return { ...read, header_color: templateDefaults.header_color }
}

const flagShape = z.object({ isOn: z.boolean() })

function readSmsProvider(raw: unknown, onUnreadable: (field: string) => void): Record<string, unknown> {
  const read = readFields(siteSettings.shape.smsProvider, raw, smsProviderDefaults, onUnreadable)
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** Each flag separately; an array lists the enabled ones. Unknown flags are dropped. */
function readFlags(raw: unknown, onUnreadable: (field: string) => void): SiteSettings['whitelabelVal'] {
  const given = Array.isArray(raw) ? Object.fromEntries(raw.map((name) => [String(name), true])) : toFields(raw)
  const read: SiteSettings['whitelabelVal'] = {}
  for (const flag of flags) {
    if (isEmpty(given[flag])) continue
    const one = readFields(flagShape, { isOn: given[flag] }, { isOn: false }, () => onUnreadable(flag))
    read[flag] = one.isOn
  }
  return read
}

function readName(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : ''
}

function normalizeText(raw: unknown): unknown {
  return typeof raw === 'string' ? raw.trim().toLowerCase() : raw
}

function splitList(raw: unknown): unknown {
  return typeof raw === 'string' ? raw.split(',').flatMap((part) => part.trim() || []) : raw
}

function joinList(raw: unknown): unknown {
  const isList = Array.isArray(raw) && raw.every((part) => typeof part === 'string' || typeof part === 'number')
  return isList ? raw.join(',') : raw
}
