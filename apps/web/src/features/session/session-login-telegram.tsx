import { decideAddress, telegramLogin, telegramSetting } from '@foyer/contract'
import { makeUuid } from '@foyer/ui/uuid'
import { useEffect, useEffectEvent } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { openPopup } from '../../lib/frame.ts'
import { useText } from '../../lib/i18n.ts'
import { leavePage, useAddress } from '../../lib/navigation.tsx'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { describeTelegram } from '../../lib/social-pending.ts'
import { readRunMode } from '../../platform/index.ts'
import { useNotices } from '../../ui/notices.tsx'
import { telegramStateName } from './session.constants.ts'
import { buildReturnedAddress, describeLeave } from './session-return.rules.ts'
import { describeTelegramVisit, useSocialLogin } from './session-social.ts'
import type { SocialHandlerProps } from './session-social-button.tsx'
import { buildTelegramAddress, readMiniAppData, readTelegramResult } from './session-telegram.rules.ts'
import { receiveTelegramResult, sendTelegramResult } from './session-telegram-channel.ts'

type TelegramAuth = ReturnType<typeof readTelegramResult>

/** Login by Telegram (TG): its page in a window of its own, or the data of a mini app. */
export function TelegramHandler({ onReady, ...props }: SocialHandlerProps) {
  const logIn = useTelegramLogin(props)
  const requestResult = useTelegramPage()
  const attempt = async () => {
    const auth = readMiniApp() ?? (await requestResult())
    if (auth) await logIn(auth)
  }
  useTelegramReturn(logIn)
  useEffect(() => onReady({ attempt }))
  return null
}

/** Data of the mini app around this page, if any; Telegram's browser defines the proxy, its script the held data. */
function readMiniApp(): string | undefined {
  const { Telegram } = window as { Telegram?: { WebApp?: { initData?: string } } } // defined by the script
  const isInTelegram = 'TelegramWebviewProxy' in window
  return readMiniAppData({ isInTelegram, fragment: location.hash, held: Telegram?.WebApp?.initData })
}

function useTelegramLogin(props: LoginWayProps): (auth: NonNullable<TelegramAuth>) => Promise<void> {
  const { wps, storage } = useServices()
  const logIn = useSocialLogin(props)
  return (telegramAuth) => {
    const origin = describeTelegramVisit(storage)
    return logIn({
      pending: describeTelegram(telegramAuth),
      keep: () => storage.write('telegramAuth', telegramAuth),
      call: (loginDeviceId) =>
        wps.call(telegramLogin, { body: { telegramAuth, loginDeviceId, ...origin } }, { origin: 'once' }),
    })
  }
}

/** Opens Telegram's page and resolves to its result; undefined after a closed or blocked window (TG-08). */
function useTelegramPage(): () => Promise<TelegramAuth> {
  const t = useText()
  const notices = useNotices()
  const { wps, storage, origin, loadTexts } = useServices()
  return async () => {
    // Opened within the tap: browsers block a window that opens later. An installed app has one window.
    const isInstalled = readRunMode() !== 'browser'
    const popup = isInstalled ? undefined : openPopup()
    if (!popup && !isInstalled) {
      await loadTexts().catch(() => undefined)
      await notices.alert({ title: t('popup_blocked'), confirmLabel: t('confirm') })
      return undefined
    }
    const state = makeUuid()
    try {
      const { botId, authUrl } = await wps.call(telegramSetting, {})
      const address = buildTelegramAddress({ botId, origin, state, page: authUrl })
      const decision = decideAddress(address, 'vendor', { origin, listed: 'checked' })
      if (decision.kind !== 'listed') return undefined
      if (!popup) {
        storage.write('loginState', describeLeave(state, location.search))
        leavePage(decision.url)
        return undefined
      }
      popup.leave(decision.url)
      return await receiveTelegramResult(state, popup.isClosed)
    } finally {
      popup?.close()
    }
  }
}

/** The result in this window's address: handed to the window that waits for it, or used here (TG-02). */
function useTelegramReturn(logIn: (auth: NonNullable<TelegramAuth>) => Promise<void>): void {
  const { storage } = useServices()
  const { query, go } = useAddress()
  const report = useReport()
  const follow = useEffectEvent(async () => {
    const state = query.get(telegramStateName)
    const auth = readTelegramResult(location.hash)
    if (state === null) return
    const left = storage.read('loginState')
    go(buildReturnedAddress(query, [telegramStateName], left, state), { isReplacing: true })
    if (!auth || (await sendTelegramResult(state, auth))) return
    // T16: a result that this browser did not ask for logs nobody in.
    if (left?.state !== state) return
    storage.remove('loginState')
    await logIn(auth).catch((cause: unknown) => report(cause, 'page'))
  })
  useEffect(() => void follow(), [])
}
