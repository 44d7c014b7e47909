import { inbox, languages } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { ChevronRight, Globe, LogOut, RotateCw, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { RankCard } from '../../features/promotion/index.ts'
import { WalletBalance } from '../../features/wallet/index.ts'
import { useBalanceLoad } from '../../lib/balance.ts'
import { useText } from '../../lib/i18n.ts'
import { useLogOut } from '../../lib/log-out.ts'
import { Link, reloadPage } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import { useRank } from '../../lib/rank.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { useRunMode } from '../../platform/index.ts'
import { matchRoute } from '../../routes.rules.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { LanguageSheet } from '../language/language-picker.tsx'
import { MemberDevice } from './member-device.tsx'
import { listMemberLinks } from './member-links.rules.ts'
import { MemberProfile } from './member-profile.tsx'
import styles from './member-screen.module.css'

/** Polling interval of the unread count while the page shows it, in ms. */
const unreadIntervalMs = 30_000

/**
 * `/m/member/home` (ROUTE-15, OPEN-37): the member, the balance, and links to all member pages (DEC-32: safer play
 * too).
 */
export function MemberScreen() {
  const t = useText()
  const session = useSession()
  const visitor = useVisitor()
  const hasWallet = useBalanceLoad().isOffered
  if (!session) return null
  const { money, account } = listMemberLinks(visitor)
  return (
    <div className={styles.screen}>
      <MemberProfile session={session} />
      <WalletBalance />
      <Rank />
      {hasWallet && money.length > 0 && <Group title="member.money" links={money} />}
      <Group title="member.settings" links={account}>
        <LanguageRow />
        <InstallRow />
        <RefreshRow />
      </Group>
      <LogOutButton />
      <Link href="/m/helpCenter#safer" className={styles.safer}>
        {t('home.safer.title')}
      </Link>
      <MemberDevice />
    </div>
  )
}

/** The level, as the way to all levels; absent without a programme. */
function Rank() {
  const rank = useRank()
  if (!rank) return null
  return (
    <Link href="/m/rewardCenter">
      <RankCard rank={rank} />
    </Link>
  )
}

function Group(props: {
  title: MessageId
  links: ReturnType<typeof listMemberLinks>['money']
  children?: React.ReactNode
}) {
  const t = useText()
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t(props.title)}</h2>
      <List>
        {props.links.map(({ path, Icon }) => (
          <li key={path}>
            <Link href={path}>
              <Row
                icon={<Icon size={20} aria-hidden="true" />}
                title={t(matchRoute(path)?.title ?? 'title.member')}
                value={path === '/m/notice' && <Unread />}
              />
            </Link>
          </li>
        ))}
        {props.children}
      </List>
    </section>
  )
}

function Row({ icon, title, value }: { icon: React.ReactNode; title: string; value?: React.ReactNode }) {
  return (
    <ListRow
      icon={icon}
      title={title}
      value={
        <span className={styles.trail}>
          {value}
          <ChevronRight className="turns" size={18} aria-hidden="true" />
        </span>
      }
    />
  )
}

/** Number of unread inbox messages (SESS-14); none for a guest, and until it is loaded (SESS-15). */
export function Unread() {
  const t = useText()
  const count = useValue(inbox, {}, { refetchIntervalMs: unreadIntervalMs }).data?.unreadCount ?? 0
  return <CountBadge count={count} label={t('member.unread', { count })} />
}

/** LANG-07: absent when only one language is allowed. */
function LanguageRow() {
  const t = useText()
  const { language, linkedLanguages } = useServices()
  const [isOpen, setOpen] = useState(false)
  if (linkedLanguages.length < 2) return null
  return (
    <li>
      <button type="button" onClick={() => setOpen(true)}>
        <Row
          icon={<Globe size={20} aria-hidden="true" />}
          title={t('language.title')}
          value={languages[language].name}
        />
      </button>
      <LanguageSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </li>
  )
}

/** The way to the home screen; absent in the installed app. */
function InstallRow() {
  const t = useText()
  const { merchantName } = useSettings()
  if (useRunMode() !== 'browser') return null
  return (
    <li>
      <Link href="/m/download">
        <Row
          icon={<Smartphone size={20} aria-hidden="true" />}
          title={t('member.install', { merchant: merchantName })}
        />
      </Link>
    </li>
  )
}

/** Reloads the app including its build: the installed app lacks the browser's button. */
function RefreshRow() {
  const t = useText()
  if (useRunMode() === 'browser') return null
  return (
    <li>
      <button type="button" onClick={reloadPage}>
        <Row icon={<RotateCw size={20} aria-hidden="true" />} title={t('refresh')} />
      </button>
    </li>
  )
}

function LogOutButton() {
  const t = useText()
  const logOut = useLogOut()
  const { isBusy, run } = useBusy()
  return (
    <Button kind="secondary" isWide isBusy={isBusy} onClick={() => void run(logOut)}>
      <LogOut className="turns" size={18} aria-hidden="true" />
      {t('logout.action')}
    </Button>
  )
}
