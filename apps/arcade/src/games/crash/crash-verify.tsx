import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { roundSheetCss } from '../../pages/features/round/index.ts'
import { ApiError } from '../../pages/lib/api.ts'
import { computeCommitment, computeHmac } from '../../pages/lib/fairness.ts'
import { formatTime } from '../../pages/lib/format.ts'
import { readGameBase } from '../../pages/lib/game-path.ts'
import { describeError, tg } from '../../pages/lib/i18n.ts'
import { saveFile } from '../../pages/lib/navigation.tsx'
import { findSeenCommitment, type SeenCommitment } from '../../pages/lib/seen-commitments.ts'
import { Card } from '../../pages/ui/card.tsx'
import { Facts } from '../../pages/ui/facts.tsx'
import { Screen } from '../../pages/ui/screen.tsx'
import { Empty, Failure } from '../../pages/ui/states.tsx'
import { computeCrashPoint } from './crash.rules.ts'
import { crashApi } from './crash-api.tsx'
import { formatCrashMessage, RANDOM_HEX_DIGITS } from './crash-proof.rules.ts'
import css from './crash-screen.module.css'
import { formatMultiplier } from './crash-stage.tsx'
import type { CrashRecordWire } from './crash-wire.rules.ts'

/** This browser's computation of a round. */
interface CrashCheck {
  record: CrashRecordWire
  commitment: string
  seen: SeenCommitment | null
  message: string
  hmac: string
  crash: number
  isGood: boolean
}

async function checkRecord(record: CrashRecordWire): Promise<CrashCheck> {
  const seen = findSeenCommitment(`crash-${record.roundId}`)
  const commitment = await computeCommitment(record.seed)
  const message = formatCrashMessage(record.roundId, record.entropy)
  const [bytes = new Uint8Array()] = await computeHmac(record.seed, [message])
  const hmac = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const crash = computeCrashPoint(BigInt(`0x${hmac.slice(0, RANDOM_HEX_DIGITS)}`))
  const isCommitted = commitment === record.commitment && (seen === null || seen.commitment === commitment)
  return { record, commitment, seen, message, hmac, crash, isGood: isCommitted && crash === record.crash }
}

/** Verification of a round in this browser. */
export function CrashVerify({ roundId }: { roundId: number | null }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['crash-record', roundId],
    queryFn: async () => checkRecord(await crashApi.readRecord(roundId ?? 0)),
    enabled: roundId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className={css.page}>
      <Screen
        back={{ href: readGameBase(), label: tg('round.verify.back') }}
        documentTitle={`${tg('crash.verify')} · ${tg('crash.name')}`}
        title={tg('crash.verify')}
      >
        {roundId === null ? <Empty body={tg('crash.verify.none.body')} title={tg('crash.verify.none')} /> : null}
        {error ? (
          <Failure
            retryLabel={tg('lottery.retry')}
            body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
            onRetry={() => void refetch()}
            title={tg('lottery.failed.title')}
          />
        ) : null}
        {data ? <Check check={data} /> : null}
        {roundId !== null && !data && !error ? (
          <SkeletonList label={tg('lottery.loading')} rows={3} size="card" />
        ) : null}
      </Screen>
    </div>
  )
}

function Check({ check }: { check: CrashCheck }) {
  const { record, seen } = check
  const Icon = check.isGood ? CircleCheck : CircleX
  return (
    <>
      <p className={check.isGood ? css.good : css.bad} role="status">
        <Icon aria-hidden="true" size={24} />
        {tg(check.isGood ? 'crash.verify.same' : 'crash.verify.other', { multiplier: formatMultiplier(record.crash) })}
      </p>
      <Card title={tg('crash.verify.given')}>
        <Facts
          rows={[
            { name: tg('crash.round'), value: String(record.roundId) },
            { name: tg('crash.fair.commitment'), value: record.commitment },
            ...(seen
              ? [{ name: tg('crash.verify.seen'), value: formatTime(new Date(seen.seenMs).toISOString(), true) }]
              : []),
            {
              name: tg('crash.verify.chain'),
              value: tg('crash.verify.chain.place', { index: record.chainIndex, length: record.chainLength }),
            },
          ]}
        />
      </Card>
      <Card title={tg('crash.verify.seed')}>
        <Facts
          rows={[
            { name: tg('round.verify.server'), value: record.seed },
            { name: 'SHA-256', value: check.commitment },
          ]}
        />
      </Card>
      <Card title={tg('crash.verify.entropy')}>
        {record.entropy.length === 0 ? <p className={roundSheetCss.text}>{tg('crash.verify.entropy.none')}</p> : null}
        <ol className={css.hashes} dir="ltr">
          {record.entropy.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ol>
      </Card>
      <Card title={tg('crash.verify.result')}>
        <Facts
          rows={[
            { name: 'HMAC-SHA256', value: check.hmac },
            { name: tg('crash.verify.random'), value: String(BigInt(`0x${check.hmac.slice(0, RANDOM_HEX_DIGITS)}`)) },
            { name: tg('crash.verify.point'), value: formatMultiplier(check.crash), isStrong: true },
          ]}
        />
      </Card>
      <Button
        kind="secondary"
        onClick={() => saveFile(`crash-${record.roundId}.json`, JSON.stringify(record, null, 2))}
      >
        {tg('crash.verify.save')}
      </Button>
    </>
  )
}
