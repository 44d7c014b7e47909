import { z } from 'zod'
import { captchaFields } from './captcha-fields.ts'
import { endpoint } from './endpoint.ts'
import { address, countryDialingCode, id, instant, mobileNum, shortText, username, verificationCode } from './fields.ts'
import { listIdentityErrors, loginIdentity } from './identity-fields.ts'

/** 36 characters (DEV-02). */
export const deviceId = z.string().length(36)
export const loginDevice = z.enum(['IPAD', 'PWA', 'WEBCLIP'])

/** Response of a login (ENT-05). */
export const loginValue = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  userName: z.string().min(1),
  customerType: z.number().int(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** Name that the app shows the member in place of the user name; absent without one. */
  nickname: z.string().optional(),
  /** Of a login with a remember credential: the next one (DEC-10). */
  remember: z.string().optional(),
})
export type LoginValue = z.output<typeof loginValue>

/** Ways of the login call (ENT-04), with the fields that each requires. */
const loginFields = {
  username: ['username', 'password'],
  /** By number and code; without `REGMOBVERF3` by number and password (AUTO-06). */
  sms: ['countryDialingCode', 'mobileNum'],
  /** By an account of Google, Facebook, X or the merchant's provider (SOC-01). */
  firebase: ['firebaseChannel', 'firebaseIdToken'],
} as const
export type LoginType = keyof typeof loginFields
const loginTypes = Object.keys(loginFields) as LoginType[] // Object.keys loses the literal keys

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  summary:
    'Opens a session by username and password, by mobile number and code, or by Firebase (API-01, ENT-04, CONF-48)',
  encrypted: true,
  body: z
    .object({
      type: z.enum(loginTypes).default('username'),
      username: username.optional(),
      password: z.string().min(1).max(64).optional(),
      countryDialingCode: countryDialingCode.optional(),
      mobileNum: mobileNum.optional(),
      verificationCode: verificationCode.optional(),
      loginDeviceId: deviceId.optional(),
      /** Says the same as `type`, which decides (ENT-04, OPEN-29). */
      isSms: z.boolean().optional(),
      isOfficialAppLogin: z.boolean().optional(),
      device: loginDevice.optional(),
      ...loginIdentity.shape,
      ...captchaFields,
    })
    .superRefine((body, context) => {
      for (const field of loginFields[body.type])
        if (body[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'field.invalid' })
    }),
  value: loginValue,
  errors: [
    'login.cred.err',
    'account_closed',
    'account_blocked',
    'verification_invalid',
    'login_verify_required',
    'bind_customer_required',
    'captcha_required',
    'captcha_invalid',
    ...listIdentityErrors(),
  ],
})

export const encryptionKey = endpoint({
  method: 'GET',
  path: '/wps/session/key/rsa',
  access: 'anyone',
  summary: 'The key with which payloads are encrypted; null where the merchant has encryption off (ENC-02, API-21)',
  value: z
    .object({
      /** `RSA-OAEP-256+A256GCM` on our platform; another may have its own (DEC-16). */
      scheme: shortText,
      keyId: id,
      /** SubjectPublicKeyInfo, DER in base64. */
      publicKey: z.string().max(4096),
      /** Plain payloads are refused. */
      isRequired: z.boolean(),
      /** When a new key must be requested. */
      endsAt: instant,
      /** Time base of payloads. */
      serverTime: instant,
    })
    .nullable(),
})

export const logout = endpoint({
  method: 'POST',
  path: '/wps/session/logout',
  access: 'member',
  answersBlockedSite: true,
  answersExpiredPassword: true,
  summary: 'Ends the session; its token is dead with this answer (T9)',
  answersAnyNetwork: true,
  body: z.object({}),
  value: z.object({ ended: z.literal(true) }),
})

export const createRememberCredential = endpoint({
  method: 'POST',
  path: '/wps/session/remember',
  access: 'member',
  summary: 'A remember credential for this browser: the next login sends it as password, once (DEC-10, AUTO-01)',
  body: z.object({}),
  /** Null for a member without password, at a merchant without auto-login, and in a browser without our cookies. */
  value: z.object({ credential: z.string().nullable() }),
})

export const createSessionTransferCode = endpoint({
  method: 'POST',
  path: '/wps/session/handoff/create',
  access: 'member',
  summary: 'A single-use code, 60 s long, with which one named origin may take this session over (DEC-12, DEC-13)',
  body: z.object({ target: address }),
  value: z.object({ code: z.string().nullable(), origin: z.string() }),
})

export const exchangeSessionTransfer = endpoint({
  method: 'POST',
  path: '/wps/session/handoff',
  access: 'anyone',
  summary:
    'Exchanges a hand-off code for a session; a code of another member than the browser’s asks first (DEC-12, T2)',
  body: z.object({
    code: id,
    loginDeviceId: deviceId.optional(),
    /** The browser’s member. The code of another one opens nothing without `isSwitch`. */
    currentMemberId: id.optional(),
    /** The browser’s member agreed to be replaced. */
    isSwitch: z.boolean().optional(),
  }),
  /** `otherUser`: nothing was opened; the device has some minutes to send the code again with `isSwitch`. */
  value: z.union([loginValue, z.object({ otherUser: z.object({ userName: shortText }) })]),
  errors: ['handoff_invalid'],
})

/** Correlation of one page life with the log lines of its calls (OPEN-76). */
export const spanId = shortText
