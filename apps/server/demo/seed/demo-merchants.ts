import { type Language, languageCodes } from '@foyer/contract'
import { ARCADE_VENDOR } from '../../src/config.ts'
import type { Merchant, MerchantSettings } from '../../src/merchant/index.ts'
import { DEMO_FIREBASE_PROJECT } from '../services/demo-firebase.ts'
import { DEMO_GEETEST_ID } from '../services/demo-geetest.ts'
import { type DemoMerchant, listScreenshots, shared } from './demo-shared-settings.ts'
import { templateMerchants } from './demo-template-merchants.ts'
import { translate } from './demo-texts.ts'

/** Firebase's stand-in: any text is a key there. */
const demoFirebase = {
  firebase: false,
  apiKey: 'demo-key',
  authDomain: `${DEMO_FIREBASE_PROJECT}.firebaseapp.com`,
  projectId: DEMO_FIREBASE_PROJECT,
  googleWebClientId: 'demo-client',
} as const satisfies MerchantSettings['smsProvider']

/** A text of the demo as the download's settings have it. */
function listByLanguage(id: Parameters<typeof translate>[0]): { codes: Language[]; text: string }[] {
  return Object.entries(translate(id)).map(([code, text]) => ({ codes: [code as Language], text })) // a code of the list
}

const aurora: DemoMerchant = {
  code: 'aurora',
  name: 'Aurora',
  hosts: ['localhost', 'aurora.localhost'],
  formerHosts: ['old-aurora.localhost'],
  settings: {
    ...shared,
    trials: true,
    names: { UR: 'ارورا' },
    imageCDNs: [],
    payloadEncryption: 'on',
    smsProvider: { ...demoFirebase, facebookAppId: '1000000001' },
    whitelabelVal: {
      REG3: true,
      MOBILENUMREG3: true,
      UPDATEMOBILEICC3: true,
      REGMOBVERF3: true,
      CBS3: false,
      REWCEN3: true,
      MOBILEAUTOLOGIN3: true,
      GOOGLELOGIN3: true,
      FACEBOOKLOGIN3: true,
      TWITTERLOGIN3: true,
      LINELOGIN3: true,
      TELEGRAMLOGIN3: true,
      FIREBASECREATEACC3: true,
    },
    currency: 'PHP',
    currencySymbol: '₱',
    currencyPosition: 'before',
    countries: [
      { countryDialingCode: '63', countryCode: 'PH' },
      { countryDialingCode: '92', countryCode: 'PK' },
    ],
    defaultLanguage: 'EN',
    isSingleWallet: false,
    terms: { version: '2026-11', minimumAge: 18 },
    // On an iPhone the web clip; Android installs the page itself.
    appDownload: { resources: [{ resourceType: 'MOBILECONFIG', url: '/m/app.mobileconfig' }] },
    downloadTexts: {
      app_desc: listByLanguage('download.description'),
      login_prompt_text: listByLanguage('download.prompt'),
    },
    depositSwitch: true,
    homeCountry: 'PH',
    timeZone: 'Asia/Manila',
    appIcon: '/m/art/aurora/icon-{size}.png',
    appScreenshots: listScreenshots('aurora'),
    availablePromotions: { REFERRAL: { enabled: true, count: 0 } },
    referral: {
      tiers: [
        { friends: 1, rewardMinor: '10000' },
        { friends: 5, rewardMinor: '15000' },
        { friends: 10, rewardMinor: '25000' },
      ],
      ...{ friendRewardMinor: '5000', depositMinor: '50000', stakeMinor: '100000', days: 30 },
    },
    agents: { takesApplications: true, showsBalance: false },
    rankLevels: [
      { stakeMinor: '100000' },
      { stakeMinor: '1000000' },
      { stakeMinor: '10000000', withdrawalDailyMinor: '500000000' },
      { stakeMinor: '100000000', withdrawalDailyMinor: '1000000000' },
    ],
    consumerInfo: {
      legalName: 'Aurora Demonstration Inc.',
      licence: { authority: 'Demonstration Gaming Authority', number: 'DEMO-0001' },
      registeredAddress: '1 Example Street, Makati, Metro Manila, Philippines',
      email: 'help@aurora.example',
      telephone: '+63 2 5550 0100',
      serviceHours: translate('hours.daily'),
    },
    template: {
      id: 'MT8802',
      app_background: '',
      app_desc: 'A draw every minute, instant payouts',
      app_desc_font_color: '#f4f1ff',
      h5_logo: '/m/art/aurora/mark.svg',
      footer_nav: 'home,game,deposit,activity,member',
      footer_icon_theme: 'solid',
      languages: [...new Set(['EN', 'TY', ...languageCodes])].join(','),
      header_color: '0c1322',
      home_feature: 'both',
    },
  },
}

const lotus: DemoMerchant = {
  code: 'lotus',
  name: '莲花',
  hosts: ['lotus.localhost'],
  formerHosts: ['old-lotus.localhost'],
  settings: {
    ...shared,
    trials: false,
    names: { EN: 'Lotus', UR: 'لوٹس' },
    imageCDNs: [],
    payloadEncryption: 'off',
    whitelabelVal: {
      REG3: true,
      CBS3: false,
      REWCEN3: false,
      MOBILEAUTOLOGIN3: false,
      MOBILENUMREG3: true,
      REGMOBVERF3: true,
      GOOGLELOGIN3: true,
      TELEGRAMLOGIN3: true,
      SSOMANUALREG3: true,
      GEETEST3: true,
    },
    loginCaptcha: true,
    smsProvider: { ...demoFirebase, firebase: true, googleOneTap: true },
    gw: { ...shared.gw, GEETEST_ID: DEMO_GEETEST_ID, GEETEST_VERSION: 'v4' },
    currency: 'CNY',
    currencySymbol: '¥',
    currencyPosition: 'before',
    countries: [{ countryDialingCode: '86', countryCode: 'CN' }],
    defaultLanguage: 'CN',
    isSingleWallet: true,
    depositSwitch: false,
    homeCountry: 'CN',
    timeZone: 'Asia/Shanghai',
    appIcon: '/m/art/lotus/icon-{size}.png',
    appScreenshots: listScreenshots('lotus'),
    rankLevels: [],
    framedVendors: [ARCADE_VENDOR],
    consumerInfo: {
      legalName: '莲花演示有限公司',
      licence: { authority: '演示博彩监察局', number: 'DEMO-0002' },
      serviceHours: translate('hours.always'),
    },
    template: {
      id: 'MT8801',
      app_background: '',
      app_desc: '每分钟一期，即时派彩',
      app_desc_font_color: '#fff6e8',
      h5_logo: '/m/art/lotus/mark.svg',
      footer_nav: 'home,game,deposit,withdraw,member',
      footer_icon_theme: 'solid',
      languages: 'CN,EN,UR,TW,JA,KO',
      modals: ['login', 'register'],
      header_color: '1e0c14',
      home_feature: 'both',
    },
  },
}

/**
 * Two merchants with different flags, languages, footer, money and looks, to show both sides of a rule, and one for each
 * template that they do not have. The list is the caller's own, to be changed as it needs.
 */
export function listDemoMerchants(port: number): Merchant[] {
  return structuredClone([aurora, lotus, ...templateMerchants]).map((merchant) => {
    const allowedOrigins = merchant.hosts.map((host) => `http://${host}:${port}`)
    return { ...merchant, settings: { ...merchant.settings, allowedOrigins } }
  })
}
