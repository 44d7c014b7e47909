import { z } from 'zod'
import { normalizeRecoveryCode } from './bounds.ts'
import { endpoint } from './endpoint.ts'
import { id, verificationCode } from './fields.ts'
import { deviceId, loginValue } from './session.ts'
import { sentCode } from './verification.ts'

/** Second factors (TWOFA-01): e-mail, authenticator app, sms. */
export const secondFactorMethods = ['ga', 'sms', 'email'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]
const method = z.enum(secondFactorMethods)

/** Value of a login refused with `login_verify_required` (TWOFA-01): the member's factors. */
export const loginChallenge = z.object({
  email: z.boolean(),
  ga: z.boolean(),
  sms: z.boolean(),
  /** The attempt; absent on a platform that takes the login payload again (OPEN-27). */
  verifyId: id.optional(),
})
export type LoginChallenge = z.output<typeof loginChallenge>

export const loginVerification = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'anyone',
  summary: 'Completes a login by its second factor (API-02, TWOFA-04)',
  encrypted: true,
  body: z.object({
    verifyId: id,
    verifyType: z.enum([...secondFactorMethods, 'recovery']),
    /** Six digits, or a recovery code. */
    verifyCode: z.string().overwrite(normalizeRecoveryCode).min(6).max(24),
    loginDeviceId: deviceId.optional(),
  }),
  value: loginValue,
  errors: ['verification_invalid', 'login_attempt_over', 'account_closed', 'account_blocked'],
})

export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification/code',
  access: 'anyone',
  summary: 'Sends the code of a second factor by sms or e-mail (TWOFA-02, OPEN-27)',
  body: z.object({ verifyId: id, verifyType: z.enum(['email', 'sms']) }),
  value: sentCode,
  errors: ['TOO_MANY_REQUESTS', 'country_not_served', 'login_attempt_over'],
})

export const secondFactors = endpoint({
  method: 'GET',
  path: '/wps/member/second-factor',
  access: 'member',
  summary: 'The member’s second factors and the number of recovery codes left (DEC-30)',
  value: z.object({
    methods: z.array(z.object({ method, isOn: z.boolean(), isAvailable: z.boolean() })),
    recoveryCodesLeft: z.number().int(),
  }),
})

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/member/second-factor/authenticator',
  access: 'member',
  summary: 'A new secret for an authenticator app, which counts once it is confirmed (DEC-30)',
  body: z.object({ password: z.string().max(64).optional() }),
  value: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['password_wrong'],
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/member/second-factor/authenticator/confirm',
  access: 'member',
  summary: 'Confirms the authenticator by one of its codes; answers new recovery codes, displayed once (DEC-30)',
  body: z.object({ code: verificationCode }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['verification_invalid'],
})

export const switchSecondFactor = endpoint({
  method: 'POST',
  path: '/wps/member/second-factor',
  access: 'member',
  summary: 'Switches sms and e-mail on or off as second factor, and any method off (DEC-30)',
  body: z.object({ method, isOn: z.boolean(), password: z.string().max(64).optional() }),
  value: z.object({ isOn: z.boolean(), recoveryCodes: z.array(z.string()) }),
  errors: ['password_wrong', 'not_allowed'],
})
