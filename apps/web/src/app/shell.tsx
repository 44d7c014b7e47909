import type { Visitor } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useText } from '../lib/i18n.ts'
import { Redirect, useAddress } from '../lib/navigation.tsx'
import { useSettings } from '../lib/queries.ts'
import { useServices } from '../lib/services.tsx'
import { useVisitor } from '../lib/visitor.ts'
import { decideGuard, findPage, matchRoute } from '../routes.rules.ts'
import type { Href, Route } from '../routes.ts'
import { lazyChunk } from '../ui/lazy-chunk.tsx'
import { findBlock } from './blocked.rules.ts'
import { writeDocumentHead } from './document-head.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { findUnreadItem, listFooterItems } from './footer/footer.rules.ts'
import { Footer } from './footer/footer.tsx'
import { HomeBar } from './home-bar.tsx'
import { useMemberLoads } from './member-loads.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { PageBar } from './page-bar.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'
import styles from './shell.module.css'
import { useRejection } from './use-rejection.ts'

const ShellOverlays = lazyChunk(async () => (await import('./shell-overlays.tsx')).ShellOverlays)

/** Layout around each screen, and the access guard. */
export function Shell() {
  const { path, search } = useAddress()
  const settings = useSettings()
  const visitor = useVisitor()
  const isMember = visitor.memberType !== undefined
  const { storage } = useServices()
  const isBlocked = findBlock(settings) !== undefined
  const mustChangePassword = isMember && storage.read('mustChangePassword') === '1'
  const { footer_nav } = settings.template
  const showsUnread = findUnreadItem(listFooterItems(footer_nav, visitor.merchant)) !== undefined
  useMemberLoads(!isBlocked && !mustChangePassword, showsUnread)
  const decision = decideGuard({
    path,
    search: search && `?${search}`,
    visitor,
    mustChangePassword,
  })
  const route = decision.kind === 'show' ? decision.route : matchRoute(path)
  const page = findPage(route, settings.template)
  useDocumentHead(route, path, page)

  if (isBlocked)
    return (
      <ErrorBoundary>
        <ScreenOutlet name="blocked" />
      </ErrorBoundary>
    )
  return (
    <Frame route={page} visitor={visitor}>
      {page && decision.kind === 'show' ? (
        <ErrorBoundary key={page.path}>
          <ScreenOutlet name={page.screen} />
        </ErrorBoundary>
      ) : (
        <AfterHydration fallback={<PendingPage />}>
          <NotShown key={path} decision={decision as NotShownDecision /* a shown page is in the table */} />
        </AfterHydration>
      )}
      {(page !== route || (isMember && settings.terms) || search.includes('redirectUrl')) && (
        <AfterHydration>
          <Suspense fallback={null}>
            <ShellOverlays />
          </Suspense>
        </AfterHydration>
      )}
    </Frame>
  )
}

/**
 * React dispatches a click once its target is hydrated, otherwise not at all: one that it dispatches is not repeated when
 * the page is ready.
 */
function noteHandledTap(): void {
  window.foyerTap = null
}

interface FrameProps {
  route: Route | undefined
  visitor: Visitor
  children: ReactNode
}

function Frame({ route, visitor, children }: FrameProps) {
  const t = useText()
  const frame = route?.frame ?? 'page'
  const hasFooter = route?.hasFooter ?? true
  return (
    <div className={styles.page} onClickCapture={noteHandledTap}>
      <a href="#content" className={styles.skip}>
        {t('skip.content')}
      </a>
      {frame === 'home' && <HomeBar />}
      {frame === 'page' && <PageBar title={t(route?.title ?? 'title.notFound')} />}
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={frame === 'page' ? styles.padded : styles.main}>
        {children}
      </main>
      {hasFooter && <Footer visitor={visitor} />}
    </div>
  )
}

type NotShownDecision = Exclude<ReturnType<typeof decideGuard>, { kind: 'show' }>

function NotShown({ decision }: { decision: NotShownDecision }) {
  const showRejection = useEffectEvent(useRejection())
  const isRejected = decision.kind === 'reject'
  useEffect(() => {
    if (isRejected) void showRejection()
  }, [isRejected])
  return decision.kind === 'missing' ? (
    <ScreenOutlet name="missing" />
  ) : (
    <Redirect to={decision.to as Href /* decideGuard returns pages of the table only */} />
  )
}

function PendingPage() {
  const t = useText()
  return (
    <>
      <SkeletonList rows={5} label={t('member.opening')} />
      <noscript>{t('noscript.member')}</noscript>
    </>
  )
}

const never = () => () => undefined

/**
 * What depends on the session: unknown in the server's markup and during hydration. A component of its own, so that the
 * page around it does not render again after hydration.
 */
function AfterHydration({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? children : fallback
}

/** Title and indexing follow each navigation (SEO-05), focus and scrolling each change of the page under a modal. */
function useDocumentHead(route: Route | undefined, path: string, page: Route | undefined): void {
  const t = useText()
  const { merchantName } = useSettings()
  const { origin } = useServices()
  const title = `${t(route?.title ?? 'title.notFound')} · ${merchantName}`
  const isFirst = useRef(true)
  useEffect(() => {
    writeDocumentHead({ title, origin, path })
  }, [title, path, origin])
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus and scrolling follow the page only
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // A screen scrolls to the address's fragment by itself.
    if (!location.hash) window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [page ?? path])
}
