import {
  findCodeProblem,
  listContacts,
  normalizeCode,
  playsForFun,
  requestContactCode,
  saveContact,
  secondFactors,
  type VerificationChannel,
  verificationChannelList,
} from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { ChevronRight, Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { CodeField } from '../../lib/code-field.tsx'
import { ContactField, useContactInput } from '../../lib/contact-field.tsx'
import { writeAddress } from '../../lib/contact-input.rules.ts'
import { useDateTime } from '../../lib/format.ts'
import { useHasPassword } from '../../lib/has-password.ts'
import { HoldNote } from '../../lib/hold-note.tsx'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { PasswordField } from '../../lib/password-field.tsx'
import { hasProblems, listProblems } from '../../lib/problems.rules.ts'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './security-list.module.css'

const titles = { sms: 'field.mobile', email: 'field.email' } as const
const icons = { sms: Smartphone, email: Mail } as const

/** The member's verified phone number and e-mail address (DEC-30). */
export function SecurityContacts() {
  const t = useText()
  const formatDateTime = useDateTime()
  const { data, error, isPending, isFetching, refetch } = useValue(listContacts, {})
  const { data: offered } = useValue(verificationChannelList, {})
  const [open, setOpen] = useState<VerificationChannel>()
  const close = () => setOpen(undefined)
  const channels = (['sms', 'email'] as const).filter(
    (channel) =>
      (offered?.memberChannels ?? offered?.channels)?.includes(channel) ||
      data?.items.some((contact) => contact.channel === channel) === true,
  )
  return (
    <section className={styles.part}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t('security.contacts')}</h2>
        <p className={styles.lead}>{t('security.contacts.lead')}</p>
      </header>
      {isPending && !error && <SkeletonList rows={2} size="card" label={t('loading')} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {data && (
        <List label={t('security.contacts')}>
          {channels.map((channel) => {
            const known = data.items.find((contact) => contact.channel === channel)
            const Icon = icons[channel]
            return (
              <li key={channel}>
                <button type="button" onClick={() => setOpen(channel)} aria-haspopup="dialog">
                  <ListRow
                    icon={<Icon size={20} aria-hidden="true" />}
                    title={t(titles[channel])}
                    detail={
                      known ? (
                        <>
                          <bdi dir="ltr">{known.masked}</bdi>
                          {' · '}
                          {t('security.contacts.verified', { date: formatDateTime(known.verifiedAt, 'date') })}
                        </>
                      ) : (
                        t('security.contacts.none')
                      )
                    }
                    value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
                  />
                </button>
              </li>
            )
          })}
        </List>
      )}
      <Sheet
        isOpen={open !== undefined}
        onClose={close}
        title={t(open === 'email' ? 'security.contacts.email' : 'security.contacts.mobile')}
        closeLabel={t('close')}
      >
        {open && <ContactForm key={open} channel={open} onDone={close} />}
      </Sheet>
    </section>
  )
}

const fields = ['mobileNum', 'email', 'verificationCode', 'password'] as const
type Field = (typeof fields)[number]

/** A new address: the code sent to it, and the password where the member has one. */
function ContactForm({ channel, onDone }: { channel: VerificationChannel; onDone: () => void }) {
  const t = useText()
  const { wps } = useServices()
  const member = useSession()
  const renew = useRenew()
  const notices = useNotices()
  const messageOf = useFailureMessage()
  const input = useContactInput(channel)
  const { isBusy, problems, error, edit, submit, show } = useSubmit<Field>(fields)
  const hasPassword = useHasPassword()
  const textOf = (name: Field) => problems[name] && t(problems[name])
  return (
    <Form
      onSubmit={(data) => {
        const code = normalizeCode(String(data.get('verificationCode') ?? ''))
        const password = String(data.get('password') ?? '')
        const found = {
          ...input.findProblems(data),
          ...listProblems({ verificationCode: findCodeProblem(code) }),
          ...(hasPassword && password === '' ? { password: 'field.password.required' as const } : {}),
        }
        void submit(found, async () => {
          const body = { address: input.read(data), verificationCode: code, ...(hasPassword ? { password } : {}) }
          await wps.call(saveContact, { body }, { origin: 'once' })
          renew(listContacts, secondFactors)
          notices.toast(t('security.contacts.saved'), { tone: 'good' })
          onDone()
        })
      }}
      onEdit={edit}
      submitLabel={t('security.contacts.save')}
      isBusy={isBusy}
      error={messageOf(error)}
    >
      <ContactField input={input} problems={problems} />
      <CodeField
        request={async (data) => {
          const found = input.findProblems(data)
          if (hasProblems(found)) {
            show(found)
            return undefined
          }
          const address = input.read(data)
          const sent = await wps.call(requestContactCode, { body: { address } }, { origin: 'once' })
          return { sent, recipient: writeAddress(address) }
        }}
        error={textOf('verificationCode')}
      />
      {hasPassword && <PasswordField name="password" autoComplete="current-password" error={textOf('password')} />}
      {member && !playsForFun(member.type) && <HoldNote text="security.contacts.hold" className={styles.note} />}
    </Form>
  )
}
