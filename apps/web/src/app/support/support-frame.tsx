import type { DecidedAddress } from '@foyer/contract'
import { ErrorState, Skeleton } from '@foyer/ui/states'
import { useEffect, useRef, useState } from 'react'
import { makeSupportFrame } from '../../lib/frame.ts'
import { useText } from '../../lib/i18n.ts'
import styles from './support-frame.module.css'

interface SupportFrameProps {
  /** Of the document with the script, at the host of scripts. */
  address: DecidedAddress
  title: string
}

/** A vendor's support script in a frame of its own (DEC-22). Its document says only that the script has not loaded. */
export function SupportFrame({ address, title }: SupportFrameProps) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads it again
  useEffect(() => {
    setState('loading')
    const frame = makeSupportFrame(address, title)
    frame.addEventListener('load', () => setState((now) => (now === 'failed' ? now : 'shown')))
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data === 'support-failed') setState('failed')
    }
    addEventListener('message', hear)
    place.current?.append(frame)
    return () => {
      removeEventListener('message', hear)
      frame.remove()
    }
  }, [address, title, attempt])
  return (
    <div className={styles.support}>
      {state === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton size="card" />
        </div>
      )}
      {state === 'failed' && (
        <ErrorState
          title={t('state.error.title')}
          body={t('error.chat_unavailable')}
          retryLabel={t('retry')}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      )}
      <div ref={place} className={styles.place} hidden={state === 'failed'} />
    </div>
  )
}
