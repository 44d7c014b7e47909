import type { Merchant, MerchantSettings } from '../../src/merchant/index.ts'
import { DEMO_LINE_CLIENT_ID } from '../services/demo-identity.ts'

/** Shared settings of the demo merchants. */
export const shared = {
  maintenance: false,
  maintenanceEnd: null,
  register: false,
  loginCaptcha: false,
  smsCaptcha: false,
  imageCDNs: [],
  smsProvider: { firebase: false },
  gw: { GEETEST_ID: null, GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9, LINE_CLIENT_ID: DEMO_LINE_CLIENT_ID },
  splash: 'always',
  sessionIdleMinutes: 120,
  secondPerson: ['contact_reveal', 'withdrawal_unblock'],
  sessionAbsoluteHours: 24,
  tokenIpDifferent: 'off',
  promoCodeEnabled: true,
  passkeys: true,
  autoRegisterLogin: false,
  brandVersion: '2026.11',
} as const satisfies Partial<MerchantSettings>

/** A merchant without the addresses of its pages, which have the port of the instance. */
export type DemoMerchant = Omit<Merchant, 'settings'> & { settings: Omit<MerchantSettings, 'allowedOrigins'> }

/** Pictures of the demo's own pages, in the browser's install dialog. */
export function listScreenshots(merchant: string): MerchantSettings['appScreenshots'] {
  return ['home', 'games'].map((page) => ({ src: `/m/art/${merchant}/screen-${page}.jpg`, sizes: '390x844' }))
}
