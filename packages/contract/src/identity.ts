import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { address, referralCode, shortText } from './fields.ts'
import { identityServices, lineSessionToken, mayaEnvironments, mayaSessionId, telegramAuth } from './identity-fields.ts'
import { deviceId, loginDevice, loginValue } from './session.ts'

/** Where a social login comes from (API-03, API-05). */
const loginOrigin = z.object({
  registerUrl: address.optional(),
  affiliateCode: referralCode.optional(),
  domain: shortText.optional(),
  loginDeviceId: deviceId.optional(),
  device: loginDevice.optional(),
})

export const lineLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/line',
  access: 'anyone',
  summary: 'Opens a session by a proved Line identity; without an account `not.exists.user` (API-04, LINE-04)',
  body: z.object({ lineSessionToken, loginDeviceId: deviceId.optional(), device: loginDevice.optional() }),
  value: loginValue,
  errors: [
    'not.exists.user',
    'login_verify_required',
    'account_closed',
    'account_blocked',
    'line_invalid_token',
    'not_found',
  ],
})

export const startLineLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/line/start',
  access: 'anyone',
  summary: 'The address of Line’s login page for this browser, for one login within 10 minutes (LINE-13, OPEN-62, T16)',
  body: z.object({}),
  /** `state` comes back with the code. */
  value: z.object({ authorizeUrl: address, state: shortText }),
  errors: ['not_found'],
})

export const verifyLineCode = endpoint({
  method: 'POST',
  path: '/wps/relay/WPS3RD_verifyLineCode',
  access: 'anyone',
  summary: 'Exchanges the code of a Line login, or an access token of the Line app, for a token (RELAY-25, LINE-12)',
  body: z
    .object({
      code: z.string().min(1).max(512).optional(),
      redirectUri: address.optional(),
      accessToken: z.string().min(1).max(2048).optional(),
      /** Ours: it came back with the code. Another platform ignores it. */
      state: shortText.optional(),
      loginDeviceId: deviceId.optional(),
    })
    .superRefine(({ code, redirectUri, accessToken }, context) => {
      const isOne =
        code === undefined ? accessToken !== undefined : redirectUri !== undefined && accessToken === undefined
      if (!isOne) context.addIssue({ code: 'custom', path: ['code'], message: 'field.invalid' })
    }),
  /** Name and picture are empty where Line has none. */
  value: z.object({ lineSessionToken, name: z.string(), picture: z.string() }),
  errors: ['line_invalid_token', 'identity_unavailable', 'not_found'],
})

/** Token and profile of a proved Line identity (ENT-34). */
export type LineSession = z.output<typeof verifyLineCode.value>

export const telegramLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/telegram',
  access: 'anyone',
  summary: 'Opens a session by Telegram’s signed data; without an account `bind_customer_required` (API-05)',
  body: z.object({
    telegramAuth,
    ...loginOrigin.shape,
    referralCode: referralCode.optional(),
    linkId: shortText.optional(),
  }),
  value: loginValue,
  errors: [
    'bind_customer_required',
    'login_verify_required',
    'account_closed',
    'account_blocked',
    'telegram_validate_failed',
    'not_found',
  ],
})

export const telegramSetting = endpoint({
  method: 'GET',
  path: '/wps/relay/WPSCORE_getTelegramLoginSetting',
  access: 'anyone',
  summary: 'Public id and domain of the merchant’s bot (RELAY-14, TG-05)',
  value: z.object({
    botId: z.string(),
    /** Domain of the bot, set by its owner at Telegram. */
    authDomain: z.string(),
    /** Telegram’s login page where it is not its own. */
    authUrl: address.optional(),
  }),
  errors: ['not_found'],
})

export const mayaLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/maya',
  access: 'anyone',
  summary: 'Opens a session by the `sessionId` with which the Maya app opens a page (API-03, CONF-41, T17)',
  body: z.object({ sessionId: mayaSessionId, env: z.enum(mayaEnvironments).optional(), ...loginOrigin.shape }),
  value: loginValue,
  errors: [
    'bind_customer_required',
    'login_verify_required',
    'account_closed',
    'account_blocked',
    'identity_invalid',
    'identity_unavailable',
    'not_found',
  ],
})

/** Ways to log in by a service with a call of its own, in the order of the login screen. */
export const identityWays = {
  line: { endpoint: lineLogin, flag: 'LINELOGIN3', provider: 'line', secrets: identityServices.line.secrets },
  telegram: {
    endpoint: telegramLogin,
    flag: 'TELEGRAMLOGIN3',
    provider: 'telegram',
    secrets: identityServices.telegram.secrets,
  },
  maya: { endpoint: mayaLogin, flag: null, provider: 'maya', secrets: ['sessionId'], isFromAddress: true },
} as const
