import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isReturned, type RoundProofWire } from '../../../game/round-wire.rules.ts'
import { ApiError } from '../../lib/api.ts'
import { readGameBase } from '../../lib/game-path.ts'
import { describeError, tg } from '../../lib/i18n.ts'
import { saveFile } from '../../lib/navigation.tsx'
import { makeClientSeed } from '../../lib/random.ts'
import { useProof, useSeedChange, useSeeds } from '../../lib/round-queries.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Empty, Failure } from '../../ui/states.tsx'
import { formatOutcome, formatRoundFactor } from './round-format.ts'
import type { RoundGame } from './round-screen.types.ts'
import css from './round-verify.module.css'
import { checkRound, checkSeed, type RoundCheck, type SeedCheck } from './round-verify-run.ts'

/** Verification of a round in this browser, shared by all instant games. */
export function RoundVerify<Bet>({ game, roundId }: { game: RoundGame<Bet>; roundId: string | null }) {
  const { data: proof, error, refetch } = useProof(roundId)
  return (
    <div className={css.page}>
      <Screen
        back={{ href: readGameBase(), label: tg('round.verify.back') }}
        documentTitle={`${tg('round.verify')} · ${tg(game.texts.name)}`}
        title={tg('round.verify')}
      >
        {roundId === null ? <Empty body={tg('round.verify.none.body')} title={tg('round.verify.none')} /> : null}
        {error ? (
          <Failure
            retryLabel={tg('lottery.retry')}
            body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
            onRetry={() => void refetch()}
            title={tg('lottery.failed.title')}
          />
        ) : null}
        {proof ? <Proof game={game} proof={proof} /> : null}
        {roundId !== null && !proof && !error ? (
          <SkeletonList label={tg('lottery.loading')} rows={3} size="card" />
        ) : null}
      </Screen>
    </div>
  )
}

function Proof<Bet>({ game, proof }: { game: RoundGame<Bet>; proof: RoundProofWire }) {
  const { rules } = game
  const [check, setCheck] = useState<RoundCheck | SeedCheck | 'failed' | null>(null)
  useEffect(() => {
    if (proof.serverSeed === null) return
    const run = isReturned(proof.state) ? checkSeed(proof) : checkRound(rules, proof)
    run.then(setCheck, () => setCheck('failed'))
  }, [rules, proof])
  const bet = rules.readBet(proof.bet)
  const facts = [
    { name: tg('round.verify.round'), value: proof.roundId },
    { name: tg('round.fair.commitment'), value: proof.commitment },
    { name: tg('round.fair.client'), value: proof.clientSeed },
    { name: tg('round.fair.nonce'), value: String(proof.nonce) },
    ...(bet === null ? [] : [{ name: tg('round.verify.bet'), value: game.describeBet(bet) }]),
  ]
  return (
    <>
      <Card title={tg('round.verify.given')}>
        <Facts rows={facts} />
      </Card>
      {proof.serverSeed === null ? <Secret /> : null}
      {check === 'failed' ? <Decision is="other" /> : null}
      {check !== null && check !== 'failed' ? (
        <>
          <Decision is={decide(check)} />
          <Card title={tg('round.verify.seed')}>
            <Facts
              rows={[
                { name: tg('round.verify.server'), value: proof.serverSeed ?? '' },
                { name: 'SHA-256', value: check.commitment },
              ]}
            />
          </Card>
          {'words' in check ? <Steps check={check} game={game} /> : null}
          <Button
            kind="secondary"
            onClick={() => saveFile(`round-${proof.roundId.slice(0, 8)}.json`, JSON.stringify(proof, null, 2))}
          >
            {tg('round.verify.save')}
          </Button>
        </>
      ) : null}
    </>
  )
}

/** The way from the seeds to the result. */
function Steps({ check, game }: { check: RoundCheck; game: Pick<RoundGame<never>, 'describeOutcome'> }) {
  return (
    <>
      <Card title={tg('round.verify.blocks')}>
        <ol className={css.blocks}>
          {check.blocks.map(({ message, hex }) => (
            <li key={message}>
              <code dir="ltr">{`HMAC-SHA256(seed, "${message}")`}</code>
              <code className={css.hex} dir="ltr">
                {hex.match(/.{8}/g)?.join(' ')}
              </code>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={tg('round.verify.numbers')}>
        <ol className={css.words} dir="ltr">
          {check.words.map(({ word, range, number }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity
            <li key={index}>
              {`${word} mod ${range} = `}
              <b>{number ?? '–'}</b>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={tg('round.verify.result')}>
        <Facts
          rows={[
            {
              name: tg('round.verify.outcome'),
              value: game.describeOutcome?.(check.outcome) ?? formatOutcome(check.outcome),
            },
            { name: tg('round.verify.factor'), value: formatRoundFactor(check.factor) },
          ]}
        />
      </Card>
    </>
  )
}

/** The seed is in use: a change reveals it. */
function Secret() {
  const { data: seeds } = useSeeds()
  const { change, ...changed } = useSeedChange()
  return (
    <Card>
      <p>{tg('round.verify.secret')}</p>
      {changed.error ? (
        <p className={css.problem} role="alert">
          {describeError(changed.error instanceof ApiError ? changed.error.code : 'unknown_error')}
        </p>
      ) : null}
      <Button
        disabled={!seeds}
        isBusy={changed.isPending}
        onClick={() => {
          if (seeds) change(makeClientSeed(), seeds.nextCommitment)
        }}
      >
        {tg('round.verify.reveal')}
      </Button>
    </Card>
  )
}

type Verdict = 'same' | 'other' | 'returned'

function decide(check: RoundCheck | SeedCheck): Verdict {
  if ('words' in check) return check.isSame ? 'same' : 'other'
  return check.isCommitted ? 'returned' : 'other'
}

function Decision({ is }: { is: Verdict }) {
  const Icon = is === 'other' ? CircleX : CircleCheck
  return (
    <p className={is === 'other' ? css.bad : css.good} role="status">
      <Icon aria-hidden="true" size={24} />
      {tg(`round.verify.${is}`)}
    </p>
  )
}
