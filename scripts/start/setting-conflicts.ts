import { hostNameOf } from './host-name.ts'

const urlSettings = ['PLATFORM_URL', 'ARCADE_URL', 'BANK_URL', 'SIGN_IN_URL', 'SCRIPTS_URL'] as const
/** Settings whose host decides who answers. */
export type UrlSetting = (typeof urlSettings)[number]

type Addresses = Readonly<Record<UrlSetting, string>>

interface Conflicting extends Addresses {
  COUNTRY_HEADER: string | undefined
  TRUST_PROXY: unknown
  PSEUDO_LANGUAGE: boolean
  DEMO: boolean
}

/** Thrown with one sentence per unusable setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Refuses settings that exclude each other. @throws SettingsError */
export function refuseConflicts(settings: Conflicting): void {
  refuseSharedHosts(settings)
  refuseUnreadHeader(settings)
  refusePseudoLanguage(settings)
}

function refuseSharedHosts(settings: Addresses): void {
  for (const [index, name] of urlSettings.entries()) {
    const variant = urlSettings
      .slice(0, index)
      .find((other) => hostNameOf(settings[other]) === hostNameOf(settings[name]))
    if (variant)
      throw new SettingsError(
        `${variant} and ${name} have the same host name: it decides who answers, so give each its own.`,
      )
  }
}

function refuseUnreadHeader(settings: Conflicting): void {
  if (settings.COUNTRY_HEADER !== undefined && settings.TRUST_PROXY === undefined)
    throw new SettingsError(
      'COUNTRY_HEADER is only read from the proxies that TRUST_PROXY names: set it, or leave both out.',
    )
}

/** The pseudo-language is never shown to members. */
function refusePseudoLanguage(settings: Conflicting): void {
  if (settings.PSEUDO_LANGUAGE && !settings.DEMO)
    throw new SettingsError('PSEUDO_LANGUAGE is for development: set DEMO=on, or leave it out.')
}
