import { canReadChatCount, type Visitor } from '@foyer/contract'
import { Suspense, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { isHomeAddress } from '../../routes.rules.ts'
import type { Href } from '../../routes.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { SupportSheet } from '../support/support.tsx'
import { useRejection } from '../use-rejection.ts'
import { tapDeposit } from './deposit-precheck.ts'
import {
  decideFooterTap,
  type FooterKey,
  findUnreadItem,
  footerItems,
  isChatIconOnly,
  listFooterItems,
} from './footer.rules.ts'
import { FooterBar } from './footer-bar.tsx'

const ChatLaunchSheet = lazyChunk(async () => (await import('../support/chat-launch-sheet.tsx')).ChatLaunchSheet)
const FooterUnread = lazyChunk(async () => (await import('./footer-unread.tsx')).FooterUnread)

/** The main navigation at the bottom edge. Each item is a link that works without script. */
export function Footer({ visitor }: { visitor: Visitor }) {
  const t = useText()
  const notices = useNotices()
  const showRejection = useRejection()
  const { path, go } = useAddress()
  const { wps } = useServices()
  const settings = useSettings()
  const { template } = settings
  const [isSupportOpen, setSupportOpen] = useState(false)
  const [launched, setLaunched] = useState<'chat' | 'live'>()
  const keys = listFooterItems(template.footer_nav, visitor.merchant)
  const unreadItem = canReadChatCount(visitor.memberType ?? -1) ? findUnreadItem(keys) : undefined
  const items = keys.map((key) => {
    // The link's address is the same with and without the promotion (REF-04..07).
    const decision = decideFooterTap(key, visitor, false)
    const own = footerItems[key]
    return {
      key,
      href: (decision.kind === 'page' ? decision.to : own.path) as Href, // from pages of the table
      isActive: key === 'home' ? isHomeAddress(path) : path === own.path && !own.opens,
      isBare: key === 'chat' && isChatIconOnly(template),
      badge: key === unreadItem && (
        <Suspense fallback={null}>
          <FooterUnread />
        </Suspense>
      ),
    }
  })

  const tap = async (event: React.MouseEvent, key: FooterKey) => {
    const decision = decideFooterTap(key, visitor, false)
    if (decision.kind === 'page') {
      const { path: deposit } = footerItems.deposit
      return decision.to === deposit ? tapDeposit(event, window, () => go(deposit)) : undefined
    }
    event.preventDefault()
    if (footerItems[key].opens === 'referral' && decision.kind !== 'reject') {
      const chunk = await import('./footer-referral.ts').catch(() => undefined)
      if (await chunk?.loadIsReferralOn(wps, settings)) return go(footerItems[key].path)
    }
    if (decision.kind === 'service') setSupportOpen(true)
    if (decision.kind === 'chat') setLaunched(decision.item)
    if (decision.kind === 'reject') await showRejection()
    if (decision.kind === 'soon') await notices.alert({ title: t('coming_soon'), confirmLabel: t('confirm') })
  }

  return (
    <>
      <FooterBar
        label={t('footer.label')}
        template={template}
        items={items}
        onTap={(event, key) => void tap(event, key)}
      />
      <SupportSheet isOpen={isSupportOpen} onClose={() => setSupportOpen(false)} />
      {launched && (
        <Suspense fallback={null}>
          <ChatLaunchSheet
            item={launched}
            onClose={() => setLaunched(undefined)}
            onFail={() => setLaunched(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
