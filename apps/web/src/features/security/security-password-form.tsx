import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useSubmit } from './security-submit.ts'

/** A step that the password confirms. */
export function SecurityPasswordForm(props: {
  submitLabel: string
  onConfirm: (password: string) => Promise<void>
  children: ReactNode
}) {
  const t = useText()
  const messageOf = useFailureMessage()
  const { isBusy, problems, error, edit, submit } = useSubmit(['password'])
  return (
    <Form
      onSubmit={(data) => {
        const password = String(data.get('password') ?? '')
        void submit(password === '' ? { password: 'field.password.required' } : {}, () => props.onConfirm(password))
      }}
      onEdit={edit}
      submitLabel={props.submitLabel}
      isBusy={isBusy}
      error={messageOf(error)}
    >
      {props.children}
      <PasswordField
        name="password"
        label={t('field.password')}
        autoComplete="current-password"
        maxLength={64}
        showLabel={t('field.password.show')}
        hideLabel={t('field.password.hide')}
        error={problems.password && t(problems.password)}
      />
    </Form>
  )
}
