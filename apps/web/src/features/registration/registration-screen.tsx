import { hasFlag, removeTokens } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { UserPlus } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { AccountHeader, AccountPage } from '../../lib/account-page.tsx'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { canRegisterSocially, readPending } from '../../lib/social-pending.ts'
import { SocialPendingNote } from '../../lib/social-pending-note.tsx'
import { readLinkCode } from '../../lib/visit-origin.ts'
import type { Href } from '../../routes.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { MobileRegistrationForm } from './registration-mobile-form.tsx'

type Way = 'username' | 'sms'
const tabs = { username: 'verification.way.username', sms: 'verification.way.sms' } as const satisfies Record<
  Way,
  MessageId
>

/** `/m/register` (ROUTE-06, OPEN-24): by username, by mobile number, or by either. */
export function RegistrationScreen() {
  const t = useText()
  const settings = useSettings()
  const ways: Way[] = []
  if (hasFlag(settings, 'REG3')) ways.push('username')
  if (hasFlag(settings, 'MOBILENUMREG3')) ways.push('sms')
  const [wanted, setWanted] = useState<Way>('username')
  const way = ways.find((one) => one === wanted) ?? ways[0]
  const linkCode = useLinkCode()
  return (
    <AccountPage other={<LoginLink />}>
      {way && (
        <AccountHeader
          heading={t('registration.heading')}
          lead={t(way === 'sms' ? 'registration.lead.mobile' : 'registration.lead')}
        />
      )}
      {ways.length > 1 && (
        <Tabs
          label={t('verification.way')}
          value={wanted}
          options={ways.map((value) => ({ value, label: t(tabs[value]) }))}
          onChange={setWanted}
        />
      )}
      <Pending />
      {way === 'username' && <RegistrationForm linkCode={linkCode} />}
      {way === 'sms' && <MobileRegistrationForm linkCode={linkCode} />}
      {!way && <Closed />}
      <noscript>{t('registration.script')}</noscript>
    </AccountPage>
  )
}

/** The pending identity that the new account gets (REG-05..07). */
function Pending() {
  const settings = useSettings()
  const { storage } = useServices()
  const has = () => canRegisterSocially(settings) && readPending(storage) !== undefined
  const isPending = useSyncExternalStore(never, has, () => false)
  const [isForgotten, setForgotten] = useState(false)
  const pending = isPending && !isForgotten ? readPending(storage) : undefined
  return pending && <SocialPendingNote pending={pending} onCancel={() => setForgotten(true)} />
}

function Closed() {
  const t = useText()
  return (
    <EmptyState
      icon={<UserPlus size={28} aria-hidden="true" />}
      title={t('registration.closed')}
      body={t('registration.closed.body')}
    />
  )
}

function LoginLink() {
  const t = useText()
  const { search } = useAddress()
  const href = `/m/login${removeTokens(search && `?${search}`)}` as Href // a page of the table with this page's query
  return (
    <>
      {t('registration.known')}
      <Link href={href} className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('registration.login')}
      </Link>
    </>
  )
}

const never = () => () => undefined

/** The referral code of the visitor's link: in this address, or stored from an earlier one (REF-08). */
function useLinkCode(): string | undefined {
  const { query } = useAddress()
  const { storage } = useServices()
  const stored = useSyncExternalStore(
    never,
    () => readLinkCode(storage.read('registrationInfo')?.referralCode),
    () => undefined,
  )
  return readLinkCode(query.get('r')) ?? readLinkCode(query.get('referralCode')) ?? stored
}
