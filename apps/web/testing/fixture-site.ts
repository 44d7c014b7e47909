import { type Banner, type Game, type Language, languageCodes, type SiteSettings } from '@foyer/contract'
import { sourceLanguage } from '@foyer/messages/languages'

/** Status response of a demo-like merchant; single values can be changed. */
export function fixtureSettings(change: Partial<SiteSettings> = {}): SiteSettings {
  return {
    merchantCode: 'aurora',
    merchantName: 'Aurora',
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: null,
    register: false,
    loginCaptcha: false,
    smsCaptcha: false,
    whitelabelVal: { REG3: true },
    imageCDNs: [],
    smsProvider: { firebase: false },
    gw: { GEETEST_ID: null, GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9, LINE_CLIENT_ID: null },
    currency: 'PHP',
    currencySymbol: '₱',
    currencyPosition: 'before',
    countries: [],
    defaultLanguage: 'EN',
    isSingleWallet: false,
    splash: 'always',
    template: {
      id: 'MT8802',
      app_background: '',
      app_desc: 'A draw every minute, instant payouts',
      app_desc_font_color: '#ffffff',
      h5_logo: '/m/art/aurora/mark.svg',
      footer_nav: 'home,deposit,member,activity,service',
      footer_icon_theme: 'solid',
      languages: languageCodes.join(','),
      header_color: '090e1a',
      home_feature: 'winners',
    },
    allowedOrigins: [],
    ip: '',
    serverTime: '2026-11-21T12:00:00.000Z',
    ...change,
  }
}

/** The other demo-like merchant: Chinese first, other template, other footer, the draw on its home page. */
export function fixtureLotus(): SiteSettings {
  const aurora = fixtureSettings()
  return fixtureSettings({
    merchantCode: 'lotus',
    merchantName: '莲花',
    currency: 'CNY',
    currencySymbol: '¥',
    defaultLanguage: 'CN',
    isSingleWallet: true,
    template: {
      ...aurora.template,
      id: 'MT8801',
      h5_logo: '/m/art/lotus/mark.svg',
      footer_nav: 'home,game,deposit,withdraw,member',
      languages: ['CN', ...languageCodes.filter((code) => code !== 'CN')].join(','),
      header_color: '170910',
      home_feature: 'draw',
    },
  })
}

/** The merchant's texts, at least in the source language. */
type Titles<Value> = Partial<Record<Language, Value>> & Record<typeof sourceLanguage, Value>

const titles: Titles<string[]> = {
  EN: ['Five digits, every minute', 'Provably fair draws', 'Your money, clear and simple'],
  CN: ['五位数，每分钟开奖', '可验证的公平开奖', '每一笔资金，清清楚楚'],
  UR: ['پانچ ہندسے، ہر منٹ', 'قابلِ تصدیق قرعہ اندازی', 'آپ کی رقم، واضح اور آسان'],
}
const subtitles: Titles<string> = {
  EN: 'Pick your numbers and check the draw yourself',
  CN: '选号投注，开奖结果可自行验证',
  UR: 'اپنے نمبر منتخب کریں اور قرعہ اندازی خود جانچیں',
}

function fixtureBanners(language: Language, folder: string): Banner[] {
  return ['five', 'fair', 'paid'].map((id, index) => ({
    id,
    groupName: 'm_home',
    url: `${folder}/banner-${id}.webp`,
    title: (titles[language] ?? titles[sourceLanguage])[index] ?? '',
    subtitle: subtitles[language] ?? subtitles[sourceLanguage],
    linkageType: 'URL',
    linkage: '/m/helpCenter',
    roomId: null,
    nodeId: null,
    gameType: null,
    vendor: null,
  }))
}

function fixtureGame(gameCode: string, title: string, gameClassify: string): Game {
  return {
    gameCode,
    title,
    vendor: 'ARCADE',
    gameClassify,
    image: `/m/art/category-${gameClassify.toLowerCase()}.webp`,
    freeplay: false,
    launchMode: gameClassify === 'ELOTT' ? 'LOTT' : 'GAME',
    lottoArea: null,
    prizeMode: null,
    lottoView: null,
  }
}

const games = [
  fixtureGame('FIVE', 'Five Digits', 'ELOTT'),
  fixtureGame('SLOTS', 'Crystal Reels', 'RNG'),
  fixtureGame('FISHING', 'Deep Blue', 'FISH'),
  fixtureGame('LIVE', 'Velvet Live', 'LIVE'),
  fixtureGame('SPORTS', 'Match Day', 'SPORTS'),
  fixtureGame('TABLE', 'Green Baize', 'TABLE'),
  fixtureGame('PVP', 'Card Room', 'PVP'),
  fixtureGame('CRASH', 'Lift Off', 'CRASH'),
  fixtureGame('ARCADE', 'Neon Arcade', 'ARCADE'),
]

/** Responses of the home page's calls. */
export function fixtureInitialData(settings: SiteSettings, language: Language) {
  const folder = `/m/art/${settings.merchantCode}`
  const categories = games.map(({ gameClassify }) => ({
    title: gameClassify,
    gameClassify,
    vendors: ['ARCADE'],
    gameCount: 1,
    cards: [],
  }))
  return [
    { path: '/wps/content/banner', query: { groupName: 'm_home' }, value: fixtureBanners(language, folder) },
    { path: '/wps/relay/GCSGAME_gameVendor', value: categories },
    { path: '/wps/relay/GCSGAME_hotGamesV2', value: games.slice(0, 3) },
    { path: '/wps/relay/GCSGAME_gameList', value: games },
    {
      path: '/wps/relay/GCSGAME_getRankList',
      value: ['a***e', 'm***o', 'r***a', 'k***n'].map((userName, index) => ({
        userName,
        gameCode: 'FIVE',
        gameTitle: 'Five Digits',
        amountMinor: String(1_250_000 - index * 310_500),
        currency: settings.currency,
        at: `2026-11-21T11:5${9 - index}:00.000Z`,
      })),
    },
    {
      path: '/wps/lottery/draw/next',
      value: {
        gameCode: 'FIVE',
        drawId: '202611211201',
        closesAt: '2026-11-21T12:00:42.000Z',
        drawsAt: '2026-11-21T12:00:47.000Z',
        serverTime: '2026-11-21T12:00:00.000Z',
        recent: [{ drawId: '202611211200', digits: [4, 0, 7, 1, 9], drawnAt: '2026-11-21T11:59:47.000Z' }],
      },
    },
  ]
}
