import { Hammer, type LucideIcon, ShieldX } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { formatDuration } from '../lib/clock.ts'
import { useDateTime } from '../lib/format.ts'
import { useText } from '../lib/i18n.ts'
import { planMaintenancePollMs } from '../lib/poll-delays.rules.ts'
import { useSettings } from '../lib/queries.ts'
import { useServices } from '../lib/services.tsx'
import { useNowSeconds } from '../lib/use-now.ts'
import { type Block, findBlock } from './blocked.rules.ts'
import styles from './blocked-screen.module.css'
import { useRefreshSettings } from './settings-refresh.ts'
import { SupportButton } from './support/support.tsx'

/** Full-screen message for maintenance and for a denied location (MODAL-19, ERR-36, ERR-37, OPEN-66). */
export function BlockedScreen() {
  const block = findBlock(useSettings())
  if (!block) return null
  return block.kind === 'maintenance' ? <Maintenance end={block.end} /> : <Denied by={block.by} ip={block.ip} />
}

/** Countdown to the announced end by the server's clock; closes by itself when the site is open again. */
function Maintenance({ end }: { end: string | null }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const now = useNowSeconds()
  const endMs = end === null ? undefined : Date.parse(end)
  usePolling(endMs)
  const left = endMs === undefined || now === undefined ? undefined : endMs / 1000 - now
  return (
    <Frame Icon={Hammer} title={t('maintenance.title')}>
      <p className={styles.body}>{t('maintenance.body')}</p>
      {end !== null && (
        <p className={styles.body} suppressHydrationWarning /* a browser's text may be older */>
          {t('maintenance.end', { time: formatDateTime(end) })}
        </p>
      )}
      {left !== undefined && left > 0 && (
        <p className={styles.left} role="timer">
          {t('maintenance.left', { left: formatDuration(left) })}
        </p>
      )}
      {left !== undefined && left <= 0 && <p className={styles.body}>{t('maintenance.late')}</p>}
      <p className={styles.note}>{t('maintenance.return')}</p>
    </Frame>
  )
}

/** Polls the settings at the rule's interval while the page is visible. */
function usePolling(endMs: number | undefined): void {
  const { clock } = useServices()
  const refresh = useRefreshSettings()
  const poll = useEffectEvent(() => (document.hidden ? Promise.resolve() : refresh()))
  useEffect(() => {
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      const waitMs = planMaintenancePollMs({ nowMs: clock.now(), endMs, looks, random: Math.random() })
      if (waitMs === undefined) return
      timer = setTimeout(async () => {
        looks += 1
        await poll()
        if (timer !== undefined) plan()
      }, waitMs)
    }
    plan()
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [clock, endMs])
}

/** The document is shared and contains no visitor's address, so the address is requested. */
function Denied({ by, ip }: Pick<Extract<Block, { kind: 'denied' }>, 'by' | 'ip'>) {
  const t = useText()
  const refresh = useRefreshSettings()
  const isUnknown = by === 'ip' && ip === ''
  const findAddress = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isUnknown) findAddress()
  }, [isUnknown])
  return (
    <Frame Icon={ShieldX} title={t('denied.title')}>
      <p className={styles.body}>{t(by === 'ip' ? 'denied.ip' : 'denied.location')}</p>
      {by === 'ip' && ip !== '' && <p className={styles.note}>{t('denied.address', { ip })}</p>}
    </Frame>
  )
}

function Frame({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <main className={styles.screen}>
      <span className={styles.icon}>
        <Icon size={40} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <SupportButton kind="secondary" />
    </main>
  )
}
