import { hasFlag, telegramSetting } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { TelegramPage } from '../../providers/identity/connect-identities.ts'

/** The public part of Telegram's settings (RELAY-14); the login itself is a way to log in of the module `session`. */
export function registerTelegramRoutes(
  registry: Registry,
  { findPage }: { findPage: (merchant: string) => TelegramPage | undefined },
): void {
  registry.on(telegramSetting, async ({ merchant, caller }) => {
    const page = hasFlag(merchant.settings, 'TELEGRAMLOGIN3') ? findPage(merchant.code) : undefined
    if (!page) throw new ServiceError('not_found')
    const { botId, authDomain = caller.host, authUrl } = page
    return { botId, authDomain, ...(authUrl === undefined ? {} : { authUrl }) }
  })
}
