import { LOGIN_HISTORY_DAYS, type LoginEvent, type LoginWayName, listLogins, loginWays } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { CircleCheck, History, X } from 'lucide-react'
import { groupByDay } from '../../lib/days.rules.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { usePages } from '../../lib/pages.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { useDeviceName, usePlaceName } from './security-device.tsx'
import styles from './security-list.module.css'

/** Ways with a text; a login of another kind has none. */
type Way = LoginWayName | 'registration' | 'verification'
const isWay = (way: string): way is Way =>
  way === 'registration' || way === 'verification' || Object.hasOwn(loginWays, way)

const days = LOGIN_HISTORY_DAYS

/** Logins and refused attempts, page by page (DEC-30, OPEN-15). */
export function SecurityLogins() {
  const t = useText()
  return (
    <section className={styles.part}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t('security.logins')}</h2>
        <p className={styles.lead}>{t('security.logins.lead', { days })}</p>
      </header>
      <Logins />
    </section>
  )
}

function Logins() {
  const t = useText()
  const formatDateTime = useDateTime()
  const pages = usePages(listLogins, {})
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages
  if (isPending && !error) return <SkeletonList rows={5} size="card" label={t('loading')} />
  if (!data) return error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  const found = groupByDay(data.flatMap(({ items }) => items))
  if (found.length === 0)
    return <EmptyState icon={<History size={28} aria-hidden="true" />} title={t('security.logins.empty', { days })} />
  return (
    <>
      {found.map(({ at, items }) => (
        <div key={at} className={styles.day}>
          <h3 className={styles.date}>{formatDateTime(at, 'date')}</h3>
          <List>
            {items.map((login) => (
              <li key={login.id}>
                <LoginRow login={login} />
              </li>
            ))}
          </List>
        </div>
      ))}
      <div className={styles.end}>
        {error && <p className={styles.note}>{t('security.logins.more.failed')}</p>}
        {hasNextPage ? (
          <Button kind="secondary" onClick={() => void fetchNextPage()} isBusy={isFetchingNextPage}>
            {t(error ? 'retry' : 'more')}
          </Button>
        ) : (
          <p className={styles.note}>{t('security.logins.end', { days })}</p>
        )}
        <p className={styles.note}>{t('security.logins.advice')}</p>
        <Link href="/m/changePsw" className={buttonClass({ kind: 'secondary', isSmall: true })}>
          {t('title.changePsw')}
        </Link>
      </div>
    </>
  )
}

function LoginRow({ login }: { login: LoginEvent }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const nameDevice = useDeviceName()
  const place = usePlaceName()(login)
  const isFailed = login.result === 'failed'
  const Icon = isFailed ? X : CircleCheck
  const way = isWay(login.way) ? t(`security.logins.way.${login.way}`) : undefined
  return (
    <ListRow
      icon={<Icon size={20} aria-hidden="true" />}
      title={nameDevice(login.device)}
      detail={
        <span className={styles.lines}>
          {isFailed && <span className={styles.failed}>{t('security.logins.failed')}</span>}
          {way && <span>{way}</span>}
          {place && <span>{place}</span>}
        </span>
      }
      valueDetail={formatDateTime(login.at, 'time')}
    />
  )
}
