import { z } from 'zod'
import { contactAddress } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { newPassword, verificationCode } from './fields.ts'
import { deviceId, loginValue } from './session.ts'

export const recoverAccount = endpoint({
  method: 'POST',
  path: '/wps/member/password/recover',
  access: 'anyone',
  summary: 'Sets a new password by a code sent to a verified address and opens a session (DEC-30)',
  body: z.object({ address: contactAddress, verificationCode, newPassword, loginDeviceId: deviceId.optional() }),
  value: loginValue,
  errors: ['verification_invalid', 'password_weak', 'login_verify_required', 'account_closed', 'account_blocked'],
})
