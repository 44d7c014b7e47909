import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { RecordWire } from '../../../game/wire.rules.ts'
import { ApiError, api } from '../../lib/api.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { lotteryName } from '../../lib/lottery.ts'
import { saveFile } from '../../lib/navigation.tsx'
import { loadTicket } from '../../lib/queries.ts'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Empty, Failure } from '../../ui/states.tsx'
import { type CheckedTicket, runChecks } from './check-run.ts'
import css from './check-screen.module.css'
import { CheckSteps } from './check-steps.tsx'

/** Long enough to be visible; the computation itself takes milliseconds. */
const SHOWN_AT_LEAST_MS = 500

/** The proof of a draw, computed by this browser and shown step by step (DEC-35). */
export function CheckScreen({ drawId, ticketId }: { drawId: string; ticketId: string | null }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['check', drawId, ticketId],
    queryFn: async () => {
      const pause = new Promise((resolve) => setTimeout(resolve, SHOWN_AT_LEAST_MS))
      const record = await api.readRecord(drawId)
      const ticket = ticketId === null ? null : await readCheckedTicket(ticketId)
      const report = await runChecks(record, ticket)
      await pause
      return { record, ticket, report }
    },
    enabled: 'subtle' in crypto,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const code = error instanceof ApiError ? error.code : 'unknown_error'
  return (
    <Screen
      back={
        ticketId === null
          ? { href: `/draws/${drawId}`, label: nameDraw(drawId) }
          : { href: `/tickets/${ticketId}`, label: t('lottery.tickets.title') }
      }
      documentTitle={`${t('lottery.check.title')} · ${lotteryName()}`}
      title={t('lottery.check.title')}
    >
      <p className={css.intro}>{t('lottery.check.intro')}</p>
      {'subtle' in crypto ? null : <Empty body={t('lottery.check.unable')} title={t('lottery.failed.title')} />}
      {error && code === 'not_found' ? <Empty body={t('lottery.check.early')} title={nameDraw(drawId)} /> : null}
      {error && code !== 'not_found' ? (
        <Failure
          retryLabel={t('lottery.retry')}
          body={describeError(code)}
          onRetry={() => void refetch()}
          title={t('lottery.failed.title')}
        />
      ) : null}
      {!data && !error && 'subtle' in crypto ? (
        <SkeletonList label={t('lottery.check.running')} rows={3} size="panel" />
      ) : null}
      {data ? (
        <>
          <div className={data.report.isGood ? css.good : css.bad} role="status">
            {data.report.isGood ? (
              <ShieldCheck aria-hidden="true" size={34} />
            ) : (
              <ShieldAlert aria-hidden="true" size={34} />
            )}
            <p>
              <strong>{t(data.report.isGood ? 'lottery.check.good' : 'lottery.check.bad')}</strong>
              {data.report.isGood ? null : <span className={css.advice}>{t('lottery.check.bad.body')}</span>}
            </p>
          </div>
          <CheckSteps report={data.report} />
          <Card title={t('lottery.check.limits.title')}>
            <p className={css.intro}>{t('lottery.check.limits.body')}</p>
          </Card>
          <SaveButtons record={data.record} ticket={data.ticket} />
        </>
      ) : null}
    </Screen>
  )
}

async function readCheckedTicket(ticketId: string): Promise<CheckedTicket> {
  const [{ lines }, proof] = await Promise.all([loadTicket(ticketId), api.readProof(ticketId)])
  return { ticketId, lines, proof }
}

function SaveButtons({ record, ticket }: { record: RecordWire; ticket: CheckedTicket | null }) {
  return (
    <div className={css.save}>
      <p className={css.intro}>{t('lottery.check.own')}</p>
      <div className={css.buttons}>
        <Button
          kind="secondary"
          onClick={() => saveFile(`five-${record.drawId}.json`, JSON.stringify(record, null, 2))}
        >
          {t('lottery.check.save')}
        </Button>
        {ticket ? (
          <Button
            kind="secondary"
            onClick={() => saveFile(`five-${record.drawId}-ticket.json`, JSON.stringify(ticket, null, 2))}
          >
            {t('lottery.check.save.ticket')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
