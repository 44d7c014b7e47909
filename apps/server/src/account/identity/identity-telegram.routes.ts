import { hasFlag, telegramSetting } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findIdentitySettings, type IdentitySettings } from '../../providers/identity/connect-identities.ts'

/** The public part of Telegram's settings (RELAY-14); the login itself is a way to log in of the module `session`. */
export function registerTelegramRoutes(
  registry: Registry,
  { identityProviders }: { identityProviders: IdentitySettings },
): void {
  registry.on(telegramSetting, async ({ merchant, caller }) => {
    const isOffered = hasFlag(merchant.settings, 'TELEGRAMLOGIN3')
    const connected = isOffered ? findIdentitySettings(identityProviders, merchant.code, 'telegram') : undefined
    if (!connected) throw new ServiceError('not_found')
    const { botToken, authDomain = caller.host, authUrl } = connected
    // A bot's id begins its token (TG-05).
    const [botId = ''] = botToken.split(':')
    return { botId, authDomain, ...(authUrl === undefined ? {} : { authUrl }) }
  })
}
