import * as contract from '@foyer/contract'
import { describe, expect, it, test } from 'vitest'
import { footerItems, listFooterItems } from './app/footer/footer.rules.ts'
import { storageKeys } from './lib/storage.ts'
import { canOfferInstall, decideReloadTarget, isIndexable, matchRoute } from './routes.rules.ts'
import { routes } from './routes.ts'
import { loadScreen } from './screens.ts'

const isEndpoint = (value: unknown): value is contract.EndpointDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const calls = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .map(({ method, path }) => `${method} ${path}`)
const addresses = routes.flatMap((route): string[] => [route.path, ...('aliases' in route ? route.aliases : [])])

/** Entries of an indexed feature in the product's own lists. */
interface Places {
  pages?: readonly string[]
  calls?: readonly string[]
  footer?: readonly (keyof typeof footerItems)[]
  flags?: readonly contract.Flag[]
  stored?: readonly (typeof storageKeys)[number][]
}

const there: Record<string, Record<string, Places>> = {
  'BOOT-02': {
    'member accounts (MEMB)': { pages: ['/m/member/home'], calls: ['GET /wps/member/info'], footer: ['member'] },
    'wallets (WALL)': { pages: ['/m/wallet', '/m/history'], calls: ['GET /wps/wallet'], footer: ['wallet'] },
    'deposits (DEP)': { pages: ['/m/voucherCenter'], calls: ['POST /wps/deposit'], footer: ['deposit'] },
    'withdrawals (WDR)': { pages: ['/m/withdraw'], calls: ['POST /wps/withdrawal'], footer: ['withdraw'] },
    'promotions (PROMO)': {
      pages: ['/m/activity', '/m/rewardCenter'],
      calls: ['GET /wps/relay/MCSFE_getListAnnouncements'],
      footer: ['activity', 'reward'],
      flags: ['REWCEN3'],
    },
    'referrals (REF)': {
      pages: ['/m/inviteFriends'],
      calls: ['GET /wps/relay/MCSFE_getMerchantAvailablePromotions'],
      footer: ['invite'],
      stored: ['registrationInfo'],
    },
    'agents (AGENT)': {
      pages: ['/m/agentRegister', '/m/agent'],
      calls: ['GET /wps/agent', 'POST /wps/agent/register', 'POST /wps/agent/click'],
      stored: ['agentClick'],
    },
    'customer service (CS)': {
      pages: ['/m/helpCenter', '/m/feedback'],
      calls: ['GET /wps/content/customer-service'],
      footer: ['service', 'chat'],
      flags: ['CBS3'],
    },
  },
  'BOOT-03': {
    'login by user name and password (LOGIN)': {
      pages: ['/m/login', '/m/changePsw'],
      calls: ['POST /wps/session/login'],
    },
    'login by sms': {
      pages: ['/m/login'],
      calls: ['POST /wps/verification/sms/noLogin', 'POST /wps/session/login'],
      flags: ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
    },
    'captcha verification (CAPT)': { calls: ['GET /wps/captcha/geetest'], flags: ['GEETEST3'] },
    'remembered credentials and auto-login (AUTO)': {
      calls: ['POST /wps/session/remember', 'POST /wps/session/login'],
      flags: ['MOBILEAUTOLOGIN3'],
      stored: ['autoLogin'],
    },
    'registration by an identity (SOC)': {
      calls: ['POST /wps/member/register/autoUsername'],
      flags: ['FIREBASECREATEACC3', 'SSOMANUALREG3'],
    },
    'login by Google, Facebook and X (SOC)': {
      calls: ['POST /wps/session/login'],
      flags: ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TWITTERLOGIN3'],
      stored: ['firebaseSession'],
    },
    'login by Line (LINE)': {
      calls: ['POST /wps/session/login/line', 'POST /wps/relay/WPS3RD_verifyLineCode'],
      flags: ['LINELOGIN3'],
      stored: ['lineSession'],
    },
    'login by Telegram (TG)': {
      calls: ['POST /wps/session/login/telegram', 'GET /wps/relay/WPSCORE_getTelegramLoginSetting'],
      flags: ['TELEGRAMLOGIN3'],
      stored: ['telegramAuth'],
    },
    'login by Maya (MAYA)': { calls: ['POST /wps/session/login/maya', 'GET /wps/relay/WPS3RD_refreshMayaTokens'] },
    'registration (REG)': { pages: ['/m/register'], calls: ['POST /wps/member/register'], flags: ['REG3'] },
  },
  'BOOT-04': {
    'lottery launching (LOTT)': {
      pages: ['/m/elott', '/m/launchGame'],
      calls: ['GET /wps/game/launchGame', 'GET /wps/lottery/draw/next'],
    },
    'game launching (GAME)': {
      pages: [
        '/m/game',
        '/m/launchGame',
        '/m/sports',
        '/m/live',
        '/m/rng',
        '/m/table',
        '/m/fish',
        '/m/pvp',
        '/m/crash',
        '/m/arcade',
      ],
      calls: ['GET /wps/game/launchGame', 'GET /wps/relay/GCSGAME_gameList', 'GET /wps/relay/GCSGAME_gameVendor'],
      footer: ['game'],
      flags: ['STARTGAMEINAPP3'],
    },
    'customer-service contact list (CS)': { calls: ['GET /wps/content/customer-service'], footer: ['service'] },
    'referral entry (REF)': { pages: ['/m/inviteFriends'], footer: ['invite'] },
    'banner links (BANR)': { pages: ['/m/home'], calls: ['GET /wps/content/banner'] },
    'language choice (LANG)': { calls: ['POST /wps/member/language'], stored: ['language'] },
  },
  'BOOT-05': {
    'the way onto the home screen (PWA)': {
      pages: ['/m/download', '/m/app'],
      calls: ['GET /wps/system/manifest.json'],
    },
    'app-download bar (BAR)': {
      calls: ['GET /wps/relay/WPSCORE_getDownloadSetting'],
      flags: ['MANDATORYAPPUPDATES3'],
      stored: ['hideDownloadBar'],
    },
    'push notifications (PUSH)': {
      calls: ['POST /wps/relay/CSP_fcmBind', 'POST /wps/relay/CSP_fcmSubscribe', 'POST /wps/relay/CSP_fcmUnsubscribe'],
      stored: ['pushToken', 'pushPromptClosed', 'pushOff'],
    },
    'counting of events and times (TRACK)': {
      calls: ['GET /wps/system/test/ping', 'POST /wps/system/collect', 'POST /wps/system/track'],
    },
  },
}

const rows = Object.entries(there).flatMap(([id, features]) =>
  Object.entries(features).map(([name, places]) => [id, name, places] as const),
)

const withChat = { whitelabelVal: { CBS3: true }, isSingleWallet: false }

describe('the feature index', () => {
  test.each(rows)('%s %s has its pages, its calls and its way in', async (_id, _name, places) => {
    const { pages = [], calls: ownCalls = [], footer = [], flags = [], stored = [] } = places
    for (const page of pages) {
      const route = matchRoute(page)
      expect(route?.path, page).toBe(page)
      expect(await (route && loadScreen(route.screen)), page).toBeTypeOf('function')
    }
    for (const item of footer) expect(listFooterItems(item, withChat)).toEqual([item])
    expect(calls).toEqual(expect.arrayContaining([...ownCalls]))
    expect(contract.flags).toEqual(expect.arrayContaining([...flags]))
    expect(storageKeys).toEqual(expect.arrayContaining([...stored]))
  })

  it('footer navigation (FOOT): every item leads to a page of the table', () => {
    for (const { path } of Object.values(footerItems)) expect(addresses).toContain(path)
    expect(listFooterItems('', withChat)).toEqual(['home', 'deposit', 'member', 'activity', 'service'])
  })

  it('BOOT-05 search-engine indexing (SEO): public pages are open to them at a www host, members’ never', () => {
    const isOpen = (address: string) => isIndexable('www.aurora.example', address)
    expect(addresses.filter(isOpen).length).toBeGreaterThan(10)
    for (const address of addresses.filter(isOpen)) expect(matchRoute(address)?.access).toBe('anyone')
  })

  it('BOOT-05 install prompt and update (PWA): the addresses that offer the one and bear the other', () => {
    expect(addresses.filter(canOfferInstall)).toContain('/m/home')
    for (const address of addresses) expect(addresses).toContain(decideReloadTarget(address))
  })
})
