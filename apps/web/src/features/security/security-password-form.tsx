import type { MessageId } from '@foyer/messages'
import type { ReactNode } from 'react'
import { useHasPassword } from '../../lib/has-password.ts'
import { useText } from '../../lib/i18n.ts'
import { PasskeyError } from '../../lib/passkey-error.ts'
import { PasswordField } from '../../lib/password-field.tsx'
import { PasswordFirst } from '../../lib/password-first.tsx'
import { useFailureMessage } from '../../lib/report.ts'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'

/** Text of each failure of the device. */
const passkeyProblems = {
  unused: 'security.passkeys.unused',
  exists: 'security.passkeys.exists',
  failed: 'security.passkeys.unused',
} as const satisfies Record<PasskeyError['reason'], MessageId>

const explain = (cause: unknown) => (cause instanceof PasskeyError ? passkeyProblems[cause.reason] : undefined)

/** A step that the password confirms. */
export function SecurityPasswordForm(props: {
  submitLabel: string
  onConfirm: (password: string) => Promise<void>
  children: ReactNode
}) {
  const t = useText()
  const messageOf = useFailureMessage()
  const { isBusy, problems, error, edit, submit } = useSubmit(['password'], explain)
  // DEC-11: a member who came in by number has none to confirm with.
  if (!useHasPassword()) return <PasswordFirst />
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
        autoComplete="current-password"
        error={problems.password && t(problems.password)}
      />
    </Form>
  )
}
