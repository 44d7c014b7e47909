import {
  addParameters,
  createSessionTransferCode,
  type DecidedAddress,
  decideAddress,
  isChinese,
  type Language,
  type SiteSettings,
} from '@foyer/contract'
import { findNativeBridge, readRunMode } from '../platform/index.ts'
import type { Notices } from '../ui/notices.tsx'
import { openTab } from './frame.ts'
import type { Translate } from './i18n.ts'
import { leavePage } from './navigation.tsx'
import type { Services } from './services.tsx'

/** After this time the member leaves without the session, in ms. */
const transferTimeoutMs = 5_000

interface LeaveDependencies {
  t: Translate
  notices: Pick<Notices, 'alert'>
  services: Pick<Services, 'wps' | 'origin' | 'language' | 'session'>
  settings: Pick<SiteSettings, 'allowedOrigins' | 'template'>
}

/**
 * GUARD-10..15, BANR-05, DEC-13: transfers the session to a listed address by a single-use code; any other address
 * needs the member's confirmation and gets nothing. Returns whether the page is being left.
 */
export function leaveSite(raw: string, dependencies: LeaveDependencies): Promise<boolean> {
  return openAddress(raw, dependencies, {}, leavePage)
}

/**
 * The same for a link, in a tab of its own (BANR-06, OPEN-92): not inside of an app, which has one window, and not where
 * the browser blocks it. `extra` are further parameters for a listed address.
 */
export async function openSite(
  raw: string,
  dependencies: LeaveDependencies,
  extra: Record<string, string> = {},
): Promise<void> {
  const { services, settings } = dependencies
  const hasTabs = readRunMode() === 'browser' && !findNativeBridge()
  const { kind } = decideAddress(raw, 'outside', { origin: services.origin, listed: settings.allowedOrigins })
  // Within the tap; where the member is asked first, within that of the answer.
  const opened = hasTabs && kind !== 'foreign' && kind !== 'refused' ? openTab() : undefined
  const isOpened = await openAddress(raw, dependencies, extra, (url) => {
    const tab = opened ?? (hasTabs ? openTab() : undefined)
    if (tab) tab.leave(url)
    else leavePage(url)
  })
  if (!isOpened) opened?.close()
}

async function openAddress(
  raw: string,
  dependencies: LeaveDependencies,
  extra: Record<string, string>,
  leave: (url: DecidedAddress) => void,
): Promise<boolean> {
  const { t, notices, settings } = dependencies
  const { wps, origin, language, session } = dependencies.services
  const decision = decideAddress(raw, 'outside', { origin, listed: settings.allowedOrigins })
  if (decision.kind === 'refused') return false
  if (decision.kind === 'foreign') {
    const isConfirmed = await notices.alert({
      title: t('leave.title'),
      text: t('leave.body', { host: decision.host }),
      confirmLabel: t('leave.action', { host: decision.host }),
      cancelLabel: t('cancel'),
    })
    if (isConfirmed) leave(decision.url)
    return isConfirmed
  }
  const { pathname } = location
  const sessionTransfer =
    session.get() &&
    (await wps
      .call(createSessionTransferCode, { body: { target: decision.url } }, { timeoutMs: transferTimeoutMs })
      .catch(() => undefined))
  // A member who has gone on meanwhile is not taken away.
  if (location.pathname !== pathname) return false
  const parameters = { language, headerColor: settings.template.header_color, title: document.title }
  leave(addParameters(buildSessionTransferUrl(decision.url, sessionTransfer?.code ?? undefined, parameters), extra))
  return true
}

/** GUARD-11..15, OPEN-18: the parameters of a listed address. */
function buildSessionTransferUrl(
  target: DecidedAddress,
  code: string | undefined,
  { language, headerColor, title }: { language: Language; headerColor: string; title: string },
): DecidedAddress {
  return addParameters(target, {
    token: code,
    language: isChinese(language) ? 'CN' : 'EN',
    headerColor,
    b2c: '1',
    title,
  })
}
