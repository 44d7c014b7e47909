import { type SiteSettings, siteSettings } from '@foyer/contract'
import { readValue } from './front.reading.rules.ts'

/** What holds where another platform's settings say nothing. */
const defaults = {
  regionRestriction: null,
  whitelabelVal: {},
  gw: { GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
  currencyPosition: 'before',
  defaultLanguage: 'EN',
  splash: 'always',
} as const

const templateDefaults = {
  id: 'MT8802',
  app_background: '#0b1220',
  app_desc_font_color: '#ffffff',
  footer_nav: '',
  footer_icon_theme: '',
  languages: '',
  header_color: '0b1220',
  home_feature: 'winners',
} as const

/**
 * Reads another platform's status answer as ours (OPEN-19). `fallback` fills in what it may leave to whoever asks.
 * @throws ZodError when it is not settings at all
 */
export function readUpstreamSettings(
  raw: unknown,
  fallback: { merchantCode: string | undefined; serverTime: string },
): SiteSettings {
  const given = toFields(raw)
  const template = { ...templateDefaults, ...withoutEmpty(toFields(given.template)) }
  const gw = { ...defaults.gw, ...withoutEmpty(toFields(given.gw)) }
  const settings = { ...defaults, ...fallback, ...withoutEmpty(given), template, gw }
  const merchantCode = String(settings.merchantCode ?? '')
  const merchantName = String(given.merchantName ?? merchantCode)
  if (merchantCode === '') throw new RangeError('no merchant code in the settings; WPS_MERCHANT can name it')
  return readValue(siteSettings, { ...settings, merchantCode, merchantName })
}

function toFields(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {}
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
}
