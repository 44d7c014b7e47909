import { endOtherSessions, endSession, hasFlag, listSessions, type MemberSession } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useBusy } from '@foyer/ui/use-busy'
import { useState } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { isSameDay } from '../../lib/days.rules.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useRenew, useSettings, useValue } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { DeviceIcon, useDeviceName, usePlaceName } from './security-device.tsx'
import styles from './security-list.module.css'

/** The browsers with the member's login; each one may be logged out (DEC-20, DEC-30). */
export function SecuritySessions() {
  const t = useText()
  return (
    <section className={styles.part}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t('security.sessions')}</h2>
        <p className={styles.lead}>{t('security.sessions.lead')}</p>
      </header>
      <Sessions />
    </section>
  )
}

function Sessions() {
  const t = useText()
  const { data, error, isPending, isFetching, refetch } = useValue(listSessions, {}, { freshForMs: 0 })
  const { endingId, areOthersEnded, end, endOthers } = useEnding()
  const isLoginRemembered = hasFlag(useSettings(), 'MOBILEAUTOLOGIN3')
  if (isPending && !error) return <SkeletonList rows={3} size="card" label={t('loading')} />
  if (!data) return error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  const hasOthers = data.some(({ isCurrent }) => !isCurrent)
  // A browser with a remembered login is not listed once its session has expired.
  const canOthersReturn = isLoginRemembered && !areOthersEnded
  return (
    <>
      <List label={t('security.sessions')}>
        {data.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} isEnding={endingId === session.id} onEnd={() => void end(session)} />
          </li>
        ))}
      </List>
      {hasOthers || canOthersReturn ? (
        <>
          <Button kind="danger" isWide isBusy={endingId === 'others'} onClick={() => void endOthers()}>
            {t('security.sessions.others')}
          </Button>
          <p className={styles.note}>{t(hasOthers ? 'security.sessions.advice' : 'security.sessions.remembered')}</p>
        </>
      ) : (
        <p className={styles.note}>{t('security.sessions.alone')}</p>
      )}
    </>
  )
}

function SessionRow(props: { session: MemberSession; isEnding: boolean; onEnd: () => void }) {
  const { device, isCurrent, lastSeenAt } = props.session
  const t = useText()
  const formatDateTime = useDateTime()
  const nameDevice = useDeviceName()
  const place = usePlaceName()(props.session)
  const { clock } = useServices()
  return (
    <ListRow
      icon={<DeviceIcon kind={device.kind} />}
      title={nameDevice(device)}
      detail={
        <span className={styles.lines}>
          {place && <span>{place}</span>}
          {isCurrent ? (
            <span className={styles.current}>{t('security.sessions.current')}</span>
          ) : (
            <span>
              {t('security.sessions.seen', {
                time: formatDateTime(lastSeenAt, isSameDay(lastSeenAt, clock.now()) ? 'time' : 'date'),
              })}
            </span>
          )}
        </span>
      }
      value={
        !isCurrent && (
          <Button
            kind="secondary"
            isSmall
            isBusy={props.isEnding}
            aria-label={t('security.sessions.end.label', { device: nameDevice(device) })}
            onClick={props.onEnd}
          >
            {t('security.sessions.end')}
          </Button>
        )
      }
    />
  )
}

/** Ends one session or all others after a confirmation; failures are shown over the page. */
function useEnding() {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const report = useReport()
  const amend = useAmend()
  const renew = useRenew()
  const nameDevice = useDeviceName()
  const { run } = useBusy()
  const [endingId, setEndingId] = useState<string>()
  const [areOthersEnded, setOthersEnded] = useState(false)

  const finish = async (id: string, send: () => Promise<unknown>, isEnded: (one: MemberSession) => boolean) => {
    setEndingId(id)
    try {
      await send()
      amend(listSessions, (sessions) => sessions.filter((one) => !isEnded(one)))
      return true
    } catch (error) {
      report(error, 'page')
      return false
    } finally {
      setEndingId(undefined)
      renew(listSessions)
    }
  }

  return {
    endingId,
    areOthersEnded,
    end: (session: MemberSession) => run(() => end(session)),
    endOthers: () => run(endOthers),
  }

  async function end({ id, device }: MemberSession) {
    const isConfirmed = await notices.alert({
      title: t('security.sessions.end.title'),
      text: t('security.sessions.end.body', { device: nameDevice(device) }),
      confirmLabel: t('security.sessions.end'),
      cancelLabel: t('cancel'),
    })
    if (!isConfirmed) return
    const isDone = await finish(
      id,
      () => wps.call(endSession, { body: { id } }),
      (one) => one.id === id,
    )
    if (isDone) notices.toast(t('security.sessions.ended'), { tone: 'good' })
  }

  async function endOthers() {
    const isConfirmed = await notices.alert({
      title: t('security.sessions.others.title'),
      text: t('security.sessions.others.body'),
      confirmLabel: t('security.sessions.end'),
      cancelLabel: t('cancel'),
    })
    if (!isConfirmed) return
    const isDone = await finish(
      'others',
      () => wps.call(endOtherSessions, { body: {} }),
      (one) => !one.isCurrent,
    )
    if (!isDone) return
    setOthersEnded(true)
    notices.toast(t('security.sessions.others.done'), { tone: 'good' })
  }
}
