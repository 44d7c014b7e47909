import { hasFlag, type SiteSettings } from '@foyer/contract'
import { loadVendorScript } from '../lib/firebase/vendor-script.ts'

/** The parts of Telegram's script in use. */
interface TelegramWindow {
  Telegram?: { WebApp?: { ready(): void; expand(): void } }
}

/**
 * Telegram's own script in its browser (TG-06), for a merchant with that login: it holds the data of the mini app when
 * this page is left for the login, takes away the loading screen, and opens the app at full height.
 */
export async function openTelegramApp(settings: SiteSettings, emulator: string | undefined): Promise<void> {
  if (!hasFlag(settings, 'TELEGRAMLOGIN3')) return
  const address = emulator ? `${emulator}/vendor/telegram.js` : 'https://telegram.org/js/telegram-web-app.js'
  await loadVendorScript(address, emulator)
  const app = (window as TelegramWindow).Telegram?.WebApp // defined by the script
  app?.ready()
  app?.expand()
}
