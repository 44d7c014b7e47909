import { Button } from '@foyer/ui/button'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { useText } from '../../lib/i18n.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import styles from './session-screen.module.css'

/** Steps of one service behind its button. */
export interface SocialSteps {
  /** Loads what the attempt needs; called with the touch. */
  prepare?(): void
  /** One login, from the tap. */
  attempt(): Promise<void>
}

/** Props of a service's handler. It renders the service's own failures only. */
export interface SocialHandlerProps extends LoginWayProps {
  /** Receives the steps with each render. */
  onReady: (steps: SocialSteps) => void
  /** Runs a login that no tap has started, with the button's state. */
  onStart: (attempt: () => Promise<void>) => void
}

export type SocialHandler = ComponentType<SocialHandlerProps & { onFail?: () => void }>

interface SocialButtonProps extends LoginWayProps {
  /** Name of the service. */
  name: string
  icon: ReactNode
  Handler: SocialHandler
  /** The handler has work without a touch, e.g. a return from the service. */
  startsAtOnce: boolean
}

/**
 * Button of a login by another service. Its handler loads with the touch, before the click: a window of the service
 * opens within the tap.
 */
export function SocialButton({ name, icon, Handler, startsAtOnce, ...callbacks }: SocialButtonProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  const { step, error, start } = useAttempt<never>([])
  const { isWanted, want, steps, find, settle } = useSteps(startsAtOnce)
  const attempt = async (run: () => Promise<void>) => {
    await run()
    // A closed window or an open question: the button is free again.
    throw new FormRefusal()
  }
  const run = async () => {
    const ready = steps.current ?? (await find())
    await ready?.attempt()
  }
  return (
    <div className={styles.service}>
      <Button
        kind="secondary"
        isWide
        aria-label={t('session.login.vendor', { name })}
        isBusy={step === 'processing'}
        onFocus={want}
        onPointerDown={() => void find().then((ready) => ready?.prepare?.())}
        onClick={() => void start({}, () => attempt(run))}
      >
        {icon}
        {name}
      </Button>
      <div className={styles.problem} aria-live="polite">
        {messageOf(error)}
        {isWanted && (
          <Suspense fallback={null}>
            <Handler
              {...callbacks}
              onReady={settle}
              onStart={(login) => void start({}, () => attempt(login))}
              onFail={() => settle(undefined)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** The handler's steps, once it is loaded; undefined after a failed load, which the next touch repeats. */
function useSteps(startsAtOnce: boolean) {
  const [isWanted, setWanted] = useState(false)
  const steps = useRef<SocialSteps>(undefined)
  const waiting = useRef<((steps: SocialSteps | undefined) => void)[]>([])
  const want = () => setWanted(true)
  useEffect(() => {
    if (startsAtOnce) setWanted(true)
  }, [startsAtOnce])
  return {
    isWanted,
    want,
    steps,
    find(): Promise<SocialSteps | undefined> {
      want()
      if (steps.current) return Promise.resolve(steps.current)
      return new Promise((resolve) => waiting.current.push(resolve))
    },
    settle(ready: SocialSteps | undefined) {
      steps.current = ready
      if (!ready) setWanted(false)
      for (const resolve of waiting.current.splice(0)) resolve(ready)
    },
  }
}
