import { hostNameOf } from './host-name.ts'

/** Thrown with one sentence per unusable setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Settings with the address of an app: the host name decides which one answers. */
export const addresses = ['PLATFORM_URL', 'ARCADE_URL', 'BANK_URL', 'SOCIAL_URL', 'SCRIPTS_URL', 'OFFICE_URL'] as const

/** Settings that exclude or need each other. */
interface ConflictingSettings extends Record<(typeof addresses)[number], string> {
  COUNTRY_HEADER: string | undefined
  TRUST_PROXY: unknown
  PSEUDO_LANGUAGE: boolean
  DEMO: boolean
}

/** @throws SettingsError for settings that do not go together */
export function refuseConflicts(settings: ConflictingSettings): void {
  refuseSharedHosts(settings)
  refuseUnreadHeader(settings)
  refusePseudoLanguage(settings)
}

function refuseSharedHosts(settings: ConflictingSettings): void {
  for (const [index, name] of addresses.entries()) {
    const variant = addresses
      .slice(0, index)
      .find((other) => hostNameOf(settings[other]) === hostNameOf(settings[name]))
    if (variant)
      throw new SettingsError(
        `${variant} and ${name} have the same host name: it decides who answers, so give each its own.`,
      )
  }
}

function refuseUnreadHeader(settings: ConflictingSettings): void {
  if (settings.COUNTRY_HEADER !== undefined && settings.TRUST_PROXY === undefined)
    throw new SettingsError(
      'COUNTRY_HEADER is only read from the proxies that TRUST_PROXY names: set it, or leave both out.',
    )
}

/** The pseudo-language is never shown to members. */
function refusePseudoLanguage(settings: ConflictingSettings): void {
  if (settings.PSEUDO_LANGUAGE && !settings.DEMO)
    throw new SettingsError('PSEUDO_LANGUAGE is for development: set DEMO=on, or leave it out.')
}
