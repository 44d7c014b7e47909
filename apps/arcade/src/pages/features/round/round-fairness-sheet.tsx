import { toLatinDigits } from '@foyer/money'
import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useState } from 'react'
import { Link } from 'wouter'
import { ApiError } from '../../lib/api.ts'
import { readGameBase } from '../../lib/game-path.ts'
import { describeError, tg } from '../../lib/i18n.ts'
import { makeClientSeed } from '../../lib/random.ts'
import { useRounds, useSeedChange, useSeeds } from '../../lib/round-queries.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Failure } from '../../ui/states.tsx'
import css from './round-sheet.module.css'

const CLIENT_SEED = /^[!-~]{1,64}$/

/** The player's seeds: what is committed, the client seed to change, and the way to verify a round. */
export function RoundFairnessSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet closeLabel={tg('lottery.close')} isOpen={isOpen} onClose={onClose} title={tg('round.fair')}>
      <Seeds />
    </Sheet>
  )
}

function Seeds() {
  const { data, error, refetch } = useSeeds()
  const { data: list } = useRounds()
  const { change, ...changed } = useSeedChange()
  const [typed, setTyped] = useState<string | null>(null)
  if (error && !data) {
    return (
      <Failure
        retryLabel={tg('lottery.retry')}
        body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
        onRetry={() => void refetch()}
        title={tg('lottery.failed.title')}
      />
    )
  }
  if (!data?.current) return <SkeletonList label={tg('lottery.loading')} rows={3} size="row" />
  const { current, nextCommitment } = data
  const seed = typed ?? current.clientSeed
  const isValid = CLIENT_SEED.test(seed)
  const lastRoundId = list?.pages[0]?.rounds.find(({ win }) => win !== null)?.roundId
  return (
    <>
      <p className={css.text}>{tg('round.fair.how')}</p>
      <dl className={css.seeds}>
        <dt>{tg('round.fair.commitment')}</dt>
        <dd>
          <bdi className={css.hash}>{current.commitment}</bdi>
        </dd>
        <dt>{tg('round.fair.nonce')}</dt>
        <dd>
          <bdi className={css.hash}>{current.nextNonce}</bdi>
        </dd>
        <dt>{tg('round.fair.next')}</dt>
        <dd>
          <bdi className={css.hash}>{nextCommitment}</bdi>
        </dd>
      </dl>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) change(seed, nextCommitment, () => setTyped(null))
        }}
      >
        <label className={css.field}>
          {tg('round.fair.client')}
          <input
            aria-invalid={!isValid}
            autoCapitalize="none"
            autoComplete="off"
            className={css.input}
            dir="ltr"
            maxLength={64}
            onChange={({ target }) => setTyped(toLatinDigits(target.value))}
            spellCheck={false}
            value={seed}
          />
        </label>
        {isValid ? null : (
          <p className={css.problem} role="alert">
            {tg('round.fair.client.invalid')}
          </p>
        )}
        {changed.error ? (
          <p className={css.problem} role="alert">
            {describeError(changed.error instanceof ApiError ? changed.error.code : 'unknown_error')}
          </p>
        ) : null}
        {changed.isSuccess ? (
          <p className={css.done} role="status">
            {tg('round.fair.changed')}
          </p>
        ) : null}
        <div className={css.actions}>
          <Button kind="secondary" onClick={() => setTyped(makeClientSeed())}>
            {tg('round.fair.random')}
          </Button>
          <Button disabled={!isValid} isBusy={changed.isPending} type="submit">
            {tg('round.fair.change')}
          </Button>
        </div>
      </form>
      <Link
        className={css.link}
        href={`${readGameBase()}/verify${lastRoundId === undefined ? '' : `?round=${lastRoundId}`}`}
      >
        {tg('round.fair.verify')}
      </Link>
    </>
  )
}
