import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useBusy } from '@foyer/ui/use-busy'
import { useEffect, useState } from 'react'
import type { NameWire } from '../../../game/wire.rules.ts'
import { ApiError, api } from '../../lib/api.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { lotteryName } from '../../lib/lottery.ts'
import { openGame } from '../../lib/navigation.tsx'
import { useSwitch } from '../../lib/queries.ts'
import { writeStored } from '../../lib/storage.ts'
import { Screen } from '../../ui/screen.tsx'
import { Failure } from '../../ui/states.tsx'
import css from './switch-screen.module.css'

/** A link launches the game for another player than the current one: a switch requires confirmation (T2). */
export function SwitchScreen() {
  const { data, error, refetch } = useSwitch()
  const { isBusy, run } = useBusy()
  const [isTaking, setTaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const hasQuestion = data !== null
  useEffect(() => {
    if (!hasQuestion) openGame()
  }, [hasQuestion])

  async function answer(isTaken: boolean): Promise<void> {
    setTaking(isTaken)
    setProblem(null)
    try {
      await api.answerSwitch(isTaken)
      // The mode of the former player's launch.
      if (isTaken) writeStored('mode', null)
      openGame()
    } catch (failure) {
      setProblem(failure instanceof ApiError ? failure.code : 'unknown_error')
    }
  }

  if (error && !data) {
    const code = error instanceof ApiError ? error.code : 'unknown_error'
    return (
      <Failure
        retryLabel={t('lottery.retry')}
        body={describeError(code)}
        onRetry={() => void refetch()}
        title={t('lottery.failed.title')}
      />
    )
  }
  if (!data) return <SkeletonList label={t('lottery.loading')} rows={1} size="panel" />
  const { current, next } = data
  return (
    <div className={css.switch}>
      <Screen documentTitle={`${t('lottery.switch.title')} · ${lotteryName()}`} title={t('lottery.switch.title')}>
        <p className={css.body}>{t('lottery.switch.body')}</p>
        <dl className={css.names}>
          {current ? <Name label={t('lottery.switch.current')} name={current} /> : null}
          <Name label={t('lottery.switch.next')} name={next} />
        </dl>
        {problem ? (
          <p className={css.problem} role="alert">
            {describeError(problem)}
          </p>
        ) : null}
        <div className={css.actions}>
          <Button disabled={isBusy} isBusy={isBusy && !isTaking} onClick={() => void run(() => answer(false))}>
            {t('lottery.switch.stay')}
          </Button>
          <Button
            disabled={isBusy}
            isBusy={isBusy && isTaking}
            kind="secondary"
            onClick={() => void run(() => answer(true))}
          >
            {t('lottery.switch.take', { name: `${next.username} · ${next.merchantName}` })}
          </Button>
        </div>
      </Screen>
    </div>
  )
}

/** One account: masked names may be equal, so its merchant, its number and its currency are shown too. */
function Name({ label, name }: { label: string; name: NameWire }) {
  const { username, merchantName, accountTail, currency } = name
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{username}</bdi> <bdi className={css.merchant}>{merchantName}</bdi>
      </dd>
      <dd className={css.account}>
        {t('lottery.switch.account', { id: `…${accountTail}` })} · <bdi>{currency}</bdi>
      </dd>
    </div>
  )
}
