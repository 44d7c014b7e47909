import { buttonClass } from '@foyer/ui/button'
import { EmptyState, ErrorState } from '@foyer/ui/states'
import { useText } from './i18n.ts'
import { Link } from './navigation.tsx'
import { shortenReference } from './reference.ts'
import { useServices } from './services.tsx'
import type { WpsError } from './wps/wps-error.ts'

export interface LoadFailureProps {
  error: WpsError
  onRetry: () => void
  isBusy: boolean
}

/**
 * Replaces missing content: offline, closed to this kind of account, unsupported (DEC-02: an upstream without this
 * call), or failed.
 */
export function LoadFailure({ error, onRetry, isBusy }: LoadFailureProps) {
  const t = useText()
  const { session } = useServices()
  if (error.code === 'free_reject' || error.status === 403) return <Nothing text="free_reject" />
  if (error.status === 404) return <NotOffered />
  const retry = { retryLabel: t('retry'), onRetry, isBusy }
  if (error.code === 'network_offline') return <ErrorState title={t('network_offline')} {...retry} />
  return (
    <ErrorState
      title={t('state.error.title')}
      body={t('state.error.body')}
      smallPrint={t('reference', { id: shortenReference(session.spanId()) })}
      {...retry}
    />
  )
}

/** Replaces a whole screen with unsupported calls (DEC-02). */
export function NotOffered() {
  return <Nothing text="coming_soon" />
}

function Nothing({ text }: { text: 'coming_soon' | 'free_reject' }) {
  const t = useText()
  return (
    <EmptyState title={t(text)}>
      <Link href="/m/home" className={buttonClass({ kind: 'secondary' })}>
        {t('state.home')}
      </Link>
    </EmptyState>
  )
}
