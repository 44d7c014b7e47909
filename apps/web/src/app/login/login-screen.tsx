import {
  downloadSettings,
  findDownloadText,
  isRegistrationOpen,
  type LoginChallenge,
  type LoginValue,
  listLoginWays,
} from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { SessionCurrent } from '../../features/session/session-current.tsx'
import { mustChangePassword } from '../../features/session/session-login.rules.ts'
import { PasskeyLogin } from '../../features/session/session-login-passkey.tsx'
import { AccountHeader, AccountPage } from '../../lib/account-page.tsx'
import { useFinishLogin } from '../../lib/after-login.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import type { RememberChoice } from '../../lib/remember.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { clearPending, readPending, type SocialPending } from '../../lib/social-pending.ts'
import { SocialPendingNote } from '../../lib/social-pending-note.tsx'
import { registrationAddressFor } from '../../routes.rules.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type FormName, forms, hasForm } from './login-forms.ts'
import styles from './login-screen.module.css'
import { LoginServices } from './login-services.tsx'

const SecondFactor = lazyChunk(
  async () => (await import('../../features/session/session-second-factor.tsx')).SecondFactor,
)

const MayaEntry = lazyChunk(async () => (await import('../../features/session/session-maya-entry.tsx')).MayaEntry)
const SocialChoice = lazyChunk(
  async () => (await import('../../features/session/session-social-choice.tsx')).SocialChoice,
)

/** `/m/login` (ROUTE-05, OPEN-23): the merchant's ways to log in (LOGIN-01), and the link to the registration. */
export function LoginScreen() {
  const t = useText()
  const member = useSession()
  const settings = useSettings()
  const [isAttempting, setAttempting] = useState(false)
  const names = listLoginWays(settings)
  const tabs = names.filter(hasForm).map((value) => ({ value, label: t(forms[value].tab) }))
  const [chosen, setChosen] = useState<FormName>(tabs[0]?.value ?? 'username')
  const { Way } = forms[chosen]
  const [asked, setAsked] = useState<{ challenge: LoginChallenge; remember: RememberChoice | undefined }>()
  const ask = (challenge: LoginChallenge, remember: RememberChoice | undefined) => setAsked({ challenge, remember })
  const [formNumber, setFormNumber] = useState(0)
  const social = useSocialPending()
  const { query } = useAddress()
  const [isFromMaya, setFromMaya] = useState(false)
  useEffect(() => {
    if (query.has('sessionId')) setFromMaya(true)
  }, [query])
  const callbacks = { isAttempting, onAttempt: setAttempting, onChallenge: ask, onPending: social.ask }
  const finish = useFinishLogin()
  const endAttempt = () => {
    setAsked(undefined)
    setAttempting(false)
    // A new attempt begins with an empty form.
    setFormNumber(formNumber + 1)
  }
  const mustChange = (opened: LoginValue) => chosen === 'username' && mustChangePassword(opened, settings)
  if (member && !isAttempting) return <SessionCurrent userName={member.nickname ?? member.userName} />
  return (
    <AccountPage other={isRegistrationOpen(settings) && <RegistrationLink />}>
      <AccountHeader heading={t('session.login.heading')} lead={t('session.login.lead')} />
      {tabs.length > 1 && <Tabs label={t('verification.way')} value={chosen} options={tabs} onChange={setChosen} />}
      {social.pending && <SocialPendingNote pending={social.pending} onCancel={social.forget} />}
      <Suspense fallback={<SkeletonList rows={2} size="card" label={t('loading')} />}>
        <Way key={`${chosen} ${formNumber}`} {...callbacks} />
      </Suspense>
      {names.includes('passkey') && <PasskeyLogin {...callbacks} />}
      <LoginServices names={names} {...callbacks} />
      <LoginPrompt />
      <Sheet
        isOpen={asked !== undefined}
        onClose={endAttempt}
        title={t('verification.factor.title')}
        closeLabel={t('close')}
      >
        {asked && (
          <SecondFactor
            challenge={asked.challenge}
            onOver={endAttempt}
            onOpened={(opened) => {
              const shouldChangePassword = chosen === 'username' && opened.passwordExpired
              return finish(opened, {
                mustChangePassword: mustChange(opened),
                shouldChangePassword,
                remember: asked.remember,
              })
            }}
          />
        )}
      </Sheet>
      {isFromMaya && (
        <Suspense fallback={null}>
          <MayaEntry {...callbacks} />
        </Suspense>
      )}
      <Sheet
        isOpen={social.asked !== undefined}
        onClose={social.cancel}
        title={t('session.social.title')}
        closeLabel={t('close')}
      >
        {social.asked && <SocialChoice pending={social.asked} onExisting={social.accept} />}
      </Sheet>
      <noscript>{t('session.login.script')}</noscript>
    </AccountPage>
  )
}

/** The pending identity of this tab, and the question about it. */
function useSocialPending() {
  const { storage } = useServices()
  const stored = useSyncExternalStore(
    never,
    () => readPending(storage) !== undefined,
    () => false,
  )
  const [isForgotten, setForgotten] = useState(false)
  const [asked, setAsked] = useState<SocialPending>()
  const forget = () => setForgotten(true)
  return {
    pending: stored && !isForgotten && !asked ? readPending(storage) : undefined,
    asked,
    ask(pending: SocialPending) {
      setForgotten(false)
      setAsked(pending)
    },
    /** Keeps it for the form (CONF-48). */
    accept: () => setAsked(undefined),
    /** CONF-14. */
    cancel() {
      clearPending(storage)
      setAsked(undefined)
      forget()
    },
    forget,
  }
}

const never = () => () => undefined

/** The merchant's own text below the ways to log in (LOGIN-15, OPEN-23). */
function LoginPrompt() {
  const { language, origin } = useServices()
  const { defaultLanguage } = useSettings()
  const { data } = useValue(downloadSettings, { query: { domain: new URL(origin).hostname } })
  return (
    <p className={styles.prompt}>{data && findDownloadText(data.login_prompt_text, { language, defaultLanguage })}</p>
  )
}

/** Link to the registration; keeps the requested page (OPEN-17). */
function RegistrationLink() {
  const t = useText()
  const { search } = useAddress()
  const settings = useSettings()
  return (
    <>
      {t('session.login.new', { merchant: settings.merchantName })}
      <Link href={registrationAddressFor(search)} className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('session.login.register')}
      </Link>
    </>
  )
}
