import { z } from 'zod'
import { NO_PASSWORD } from './bounds.ts'
import { captchaFields } from './captcha-fields.ts'
import { endpoint } from './endpoint.ts'
import {
  address,
  countryDialingCode,
  mobileNum,
  newPassword,
  nickname,
  referralCode,
  shortText,
  username,
  verificationCode,
} from './fields.ts'
import { listIdentityErrors, registrationIdentity } from './identity-fields.ts'
import { deviceId } from './session.ts'
import { termsVersion } from './terms.ts'

/**
 * ENT-09, CONF-16: a registration returns a session's data. Another platform may leave out id and token; both are empty
 * then, and a login follows.
 */
export const registerValue = z.object({
  id: z.string(),
  token: z.string(),
  userName: z.string(),
  customerType: z.number().int(),
  /** As at a login. */
  nickname: z.string().optional(),
})

/** Bounds of the tracking ids of one registration. */
export const pixelTrackBounds = { maxEntries: 40, nameMaxLength: 40, valueMaxLength: 500 } as const

/** Tracking ids and click ids by name (REG-23, TRACK-18); which names there are is the merchant's matter. */
const pixelTrack = z
  .record(z.string().regex(/^[A-Za-z_][\w.-]{0,39}$/), z.string().min(1).max(pixelTrackBounds.valueMaxLength))
  .refine((ids) => Object.keys(ids).length <= pixelTrackBounds.maxEntries, 'field.invalid')

/** Fields of every registration (ENT-07). */
const registration = z.object({
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']).default('H5'),
  registerUrl: address.optional(),
  loginDeviceId: deviceId.optional(),
  isOfficialAppLogin: z.boolean().optional(),
  linkId: z
    .string()
    .regex(/^[1-9]\d{0,18}$/)
    .optional(),
  affiliateCode: referralCode.optional(),
  referralCode: referralCode.optional(),
  domain: shortText.optional(),
  pixelTrack: pixelTrack.optional(),
  /** A registration opens a session whatever it says (CONF-16). */
  login: z.boolean().default(true),
  ...registrationIdentity.shape,
  /** Version of the terms that the member accepts with it; without one the app asks after it (DEC-32). */
  termsVersion: termsVersion.optional(),
  ...captchaFields,
})

export const register = endpoint({
  method: 'POST',
  path: '/wps/member/register',
  access: 'anyone',
  summary: 'Registers a member by username and password and opens a session (API-06, ModuleId REG3)',
  encrypted: true,
  body: z.object({ username, password: newPassword, ...registration.shape }),
  value: registerValue,
  errors: [
    'username_taken',
    'password_weak',
    'registration_closed',
    'captcha_required',
    'captcha_invalid',
    ...listIdentityErrors(),
  ],
})

export const registerAutoUsername = endpoint({
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  access: 'anyone',
  summary:
    'Registers a member by a proved identity alone, with a generated name, and opens a session (API-08, OPEN-05)',
  body: registration,
  value: registerValue,
  errors: ['registration_closed', 'captcha_required', 'captcha_invalid', ...listIdentityErrors()],
})

export const registerMobile = endpoint({
  method: 'POST',
  path: '/wps/member/register/mobile',
  access: 'anyone',
  summary: 'Registers a member by a verified mobile number and opens a session (API-07, ModuleId MOBILENUMREG3)',
  encrypted: true,
  body: z.object({
    countryDialingCode,
    mobileNum,
    /** Sent to the number with purpose `register`. */
    verificationCode,
    /** Absent, or the marker `{secret}`, where the member sets none (DEC-11, REG-17). */
    password: z.union([z.literal(NO_PASSWORD), newPassword]).optional(),
    ...registration.shape,
  }),
  value: registerValue,
  errors: [
    'verification_invalid',
    'mobile_taken',
    'password_weak',
    'registration_closed',
    'captcha_required',
    'captcha_invalid',
    ...listIdentityErrors(),
  ],
})

export const checkUsername = endpoint({
  method: 'POST',
  path: '/wps/member/register/username',
  access: 'anyone',
  summary: 'Whether a user name is free, for the registration form; limited per network (T12)',
  body: z.object({ username }),
  /** Null where the server does not say it: many failed tries came from the caller's network. */
  value: z.object({ isFree: z.boolean().nullable() }),
  errors: ['registration_closed'],
})

export const clubLabel = z.object({
  labelName: z.string(),
  labelId: z.string(),
  type: z.string(),
  rankLevel: z.number().int(),
})

/** Number of drawn profile icons. */
const DRAWN_PROFILE_ICONS = 9

/** Number of profile icons to choose from (MEMB-05): the merchant's, as far as they are drawn. */
export function countProfileIcons({ PROFILE_ICON_COUNT }: { PROFILE_ICON_COUNT: number }): number {
  return Math.min(Math.max(PROFILE_ICON_COUNT, 0), DRAWN_PROFILE_ICONS)
}

/** ENT-02. */
export const memberInfoValue = z.object({
  id: z.string(),
  account: z.string(),
  type: z.number().int(),
  userName: z.string(),
  language: z.string(),
  clubLabel: clubLabel.nullable(),
  /** Empty when unknown. */
  registeredAt: z.string(),
  /** False where the member has not set one (DEC-11); absent on another platform. */
  hasPassword: z.boolean().optional(),
  /** Number of the chosen profile icon, from 0 (MEMB-05); null for none, absent where there is no choice. */
  avatar: z.number().int().nullable().optional(),
  /** Seen by the member only; null for none, absent where there is none. */
  nickname: z.string().nullable().optional(),
})
export type MemberInfo = z.output<typeof memberInfoValue>

export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  answersBlockedSite: true,
  answersExpiredPassword: true,
  summary: 'Who is logged in (API-10)',
  value: memberInfoValue,
})

export const setMemberLanguage = endpoint({
  method: 'POST',
  path: '/wps/member/language',
  access: 'member',
  answersExpiredPassword: true,
  summary: 'Keeps the member’s language (API-09)',
  body: z.object({ language: z.string().max(8) }),
  value: z.object({ language: z.string() }),
})

export const setMemberProfile = endpoint({
  method: 'POST',
  path: '/wps/member/profile',
  access: 'member',
  rejects: ['free'],
  summary: 'Sets the member’s profile icon and nickname, which nobody else sees (MEMB-05)',
  /** Both are set: null or an empty nickname removes what was there. */
  body: z.object({ avatar: z.number().int().min(0).max(999).nullable(), nickname }),
  value: memberInfoValue,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  answersExpiredPassword: true,
  summary: 'Changes the password and ends the member’s other sessions (OPEN-26)',
  /** `oldPassword` is absent where the member has none (DEC-11). */
  body: z.object({ oldPassword: z.string().min(1).max(64).optional(), newPassword }),
  value: z.object({ changed: z.literal(true) }),
  errors: ['password_wrong', 'password_weak'],
})
