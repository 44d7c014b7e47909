import { navigate } from 'wouter/use-browser-location'
import { endAtServer } from '../../lib/end-session.ts'
import type { createI18n } from '../../lib/i18n.ts'
import { reloadPage } from '../../lib/navigation.tsx'
import type { Services } from '../../lib/services.tsx'
import { openTabChannel, type TabChannel, type TabMessage } from '../../lib/tab-channel.ts'
import { loginAddressFor } from '../../routes.rules.ts'
import { longToastMs, type Notices } from '../../ui/notices.tsx'
import { decideTabMessage } from './tab-message.rules.ts'

export interface Tabs {
  services: Pick<Services, 'merchant' | 'language' | 'session' | 'storage' | 'wps' | 'loadTexts'>
  notices: Notices
  i18n: Pick<ReturnType<typeof createI18n>, '_'>
}

/**
 * One browser has one member across its tabs: notifies the others of login and logout, and follows them. The same for
 * the language, which a tab applies with its next page, so that typed input is kept.
 */
export function watchTabs(tabs: Tabs, channel: TabChannel = openTabChannel(tabs.services.merchant)): void {
  notifyOtherTabs(tabs.services.session, channel)
  channel.listen((message) => void handleMessage(tabs, message))
  const checkMember = () => {
    const memberId = document.hidden ? undefined : tabs.services.storage.read('memberHere')
    if (memberId !== undefined) void handleMessage(tabs, { type: 'loggedIn', memberId })
  }
  // A suspended tab received no messages.
  document.addEventListener('visibilitychange', checkMember)
  checkMember()
}

function notifyOtherTabs(session: Services['session'], channel: TabChannel): void {
  let memberId = session.get()?.id
  session.onEnd((reason) => {
    if (reason === 'logout' && memberId !== undefined) channel.post({ type: 'loggedOut', memberId })
    memberId = undefined
  })
  session.subscribe(() => {
    const next = session.get()?.id
    if (next === undefined || next === memberId) return
    memberId = next
    channel.post({ type: 'loggedIn', memberId })
  })
}

async function handleMessage({ services, notices, i18n }: Tabs, message: TabMessage): Promise<void> {
  const { session, language, loadTexts } = services
  const member = session.get()
  const consequence = decideTabMessage(message, { memberId: member?.id, language })
  if (consequence === 'nothing') return
  if (consequence === 'languageNext') return reloadOnNextPage()
  // So that the session left by this tab cannot be used further.
  if (consequence === 'replaced') await endAtServer(services)
  if (session.get() !== member) return
  const page = location.pathname + location.search
  session.end('elsewhere')
  navigate('/m/home', { replace: true })
  await loadTexts().catch(() => undefined)
  if (consequence === 'loggedOut') return notices.toast(i18n._('session.tabs.left'), { durationMs: longToastMs })
  const isConfirmed = await notices.alert({
    title: i18n._('please_login'),
    text: i18n._('session.tabs.replaced'),
    confirmLabel: i18n._('login.action'),
    cancelLabel: i18n._('close'),
  })
  if (isConfirmed) navigate(loginAddressFor(page))
}

let currentAddress = ''

/** The router dispatches these events after each change of the history. */
function reloadOnNextPage(): void {
  currentAddress = location.pathname + location.search
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, followAddress)
}

/** An overlay's entry has the address of its page, whose typed input stays. */
function followAddress({ type }: Event): void {
  const address = location.pathname + location.search
  if (type === 'pushState' && address !== currentAddress) reloadPage()
  currentAddress = address
}
