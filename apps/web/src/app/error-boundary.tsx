import { ErrorState } from '@foyer/ui/states'
import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { decideMissingChunk, recordReload } from '../lib/build.ts'
import { useText } from '../lib/i18n.ts'
import { reloadPage, useAddress } from '../lib/navigation.tsx'
import { MAX_RETRIES, retryMs } from '../lib/recovery.rules.ts'
import { shortenReference } from '../lib/reference.ts'
import { useServices } from '../lib/services.tsx'
import { ScreenLoadError } from '../screens.ts'
import { refreshBuild, reloadDelayMs } from './refresh-build.ts'

interface State {
  failure: 'none' | 'missing' | 'broken'
  tries: number
}

/** Isolates a broken screen from the page: retries automatically, then offers the matching way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none', tries: 0 }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: error instanceof ScreenLoadError ? 'missing' : 'broken' }
  }

  override render() {
    const { failure, tries } = this.state
    if (failure === 'none') return this.props.children
    const retry = (isFresh = false) => this.setState({ failure: 'none', tries: isFresh ? 0 : tries + 1 })
    return failure === 'missing' ? (
      <Missing tries={tries} onRetry={retry} />
    ) : (
      <Failed tries={tries} onRetry={retry} isNetwork={false} />
    )
  }
}

interface FailedProps {
  /** Number of retries so far. */
  tries: number
  /** `isFresh` resets the number of retries. */
  onRetry: (isFresh?: boolean) => void
}

/** A screen whose script failed to load: no network, or the server has a newer build (MODAL-19). */
function Missing({ tries, onRetry }: FailedProps) {
  const { storage } = useServices()
  const [state, setState] = useState<'deciding' | 'retry' | 'network' | 'ask'>('deciding')
  useEffect(() => {
    let isShown = true
    void decideMissingChunk(storage).then(({ recovery, isReachable }) => {
      if (!isShown) return
      if (recovery !== 'reload') setState(recovery === 'ask' ? 'ask' : isReachable ? 'retry' : 'network')
      // The member has left the previous page; without storage for the record a reload could repeat endlessly.
      else if (recordReload(storage)) setTimeout(reloadPage, reloadDelayMs)
      else setState('ask')
    })
    return () => {
      isShown = false
    }
  }, [storage])
  if (state === 'ask') return <NewVersion />
  return <Failed tries={tries} onRetry={onRetry} isNetwork={state === 'network'} isDeciding={state === 'deciding'} />
}

/** BOOT-13: retries every second, up to three times, and on the return of the network. */
function Failed(props: FailedProps & { isNetwork: boolean; isDeciding?: boolean }) {
  const { tries, onRetry, isNetwork, isDeciding = false } = props
  const t = useText()
  const { session } = useServices()
  const retry = useEffectEvent(onRetry)
  const isRetrying = tries < MAX_RETRIES
  useEffect(() => {
    if (isDeciding) return undefined
    const timer = isRetrying ? setTimeout(retry, retryMs) : undefined
    // The event may fire slightly before the network works.
    const again = () => retry(true)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isRetrying, isDeciding])
  return (
    <ErrorState
      title={t(isNetwork ? 'network_offline' : 'state.error.title')}
      body={isNetwork ? undefined : t('state.error.body')}
      retryLabel={t('retry')}
      onRetry={() => onRetry()}
      isBusy={isRetrying || isDeciding}
      smallPrint={isNetwork ? undefined : t('reference', { id: shortenReference(session.spanId()) })}
    />
  )
}

function NewVersion() {
  const t = useText()
  const { path } = useAddress()
  return (
    <ErrorState
      title={t('pwa_update_title')}
      body={t('pwa_update_msg')}
      retryLabel={t('refresh')}
      onRetry={() => refreshBuild(path)}
    />
  )
}
