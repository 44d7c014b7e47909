import { countProfileIcons, findNicknameProblem, type MemberInfo, memberInfo, setMemberProfile } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { useAmend } from '../../lib/amend-value.ts'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MemberAvatar } from './member-avatar.tsx'
import styles from './member-profile.module.css'

/** Choice of a profile icon and a nickname (MEMB-05). */
export function MemberProfileForm({ member, onDone }: { member: MemberInfo; onDone: () => void }) {
  const t = useText()
  const { wps, session } = useServices()
  const { gw } = useSettings()
  const notices = useNotices()
  const amend = useAmend()
  const messageOf = useFailureMessage()
  const { isBusy, problems, error, edit, submit } = useSubmit(['nickname'])
  const save = async (avatar: number | null, nickname: string) => {
    const saved = await wps.call(setMemberProfile, { body: { avatar, nickname } })
    amend(memberInfo, () => saved)
    session.rename(saved.nickname)
    notices.toast(t('member.profile.saved'), { tone: 'good' })
    onDone()
  }
  const icons = Array.from({ length: countProfileIcons(gw) }, (_one, index) => index)
  return (
    <Form
      onSubmit={(data) => {
        const chosen = String(data.get('avatar') ?? '')
        const nickname = String(data.get('nickname') ?? '')
        const problem = findNicknameProblem(nickname)
        const problems = problem ? { nickname: problem as MessageId } : {} // the bounds return text ids
        void submit(problems, () => save(chosen === '' ? null : Number(chosen), nickname))
      }}
      onEdit={edit}
      submitLabel={t('member.profile.save')}
      isBusy={isBusy}
      error={messageOf(error)}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{t('member.profile.avatar')}</legend>
        {[null, ...icons].map((icon) => (
          <label key={icon ?? 'none'} className={styles.choice}>
            <input
              type="radio"
              name="avatar"
              value={icon ?? ''}
              defaultChecked={icon === (member.avatar ?? null)}
              className="visually-hidden"
              aria-label={
                icon === null ? t('member.profile.avatar.none') : t('member.profile.avatar.one', { number: icon + 1 })
              }
            />
            <MemberAvatar avatar={icon} userName={member.userName} />
          </label>
        ))}
      </fieldset>
      <TextField
        name="nickname"
        label={t('member.profile.nickname')}
        defaultValue={member.nickname ?? ''}
        maxLength={40}
        autoComplete="nickname"
        hint={t('member.profile.nickname.hint')}
        error={problems.nickname && t(problems.nickname)}
      />
    </Form>
  )
}
