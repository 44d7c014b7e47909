import type { AccessRule } from '@foyer/contract'
import type { MessageId, Noun } from '@foyer/messages'

/** One page of the product. Each list of addresses is literal, as in the specification (CONF-20). */
export interface RouteEntry extends AccessRule {
  path: `/m/${string}`
  /** Further addresses of the same page. */
  aliases?: readonly string[]
  /** Name in `screens.ts`, which loads it. */
  screen: string
  /** Permitted visitors; a page outside of this table is for members (CONF-01). */
  access: 'anyone' | 'member' | 'agent'
  /** Redirect of a guest instead of the login page (CONF-03). */
  guestTarget?: '/m/home'
  /** Query parameter with the id of an own request: the page shows its status even when the feature is closed. */
  requestParameter?: string
  /** Redirect of a guest with that parameter: a page that says what became of the request, to whoever has its id. */
  guestRequestTarget?: '/m/depositReturn'
  title: MessageId
  /** Texts of the first paint in addition to `common` and its title. */
  texts: readonly Noun[]
  /** Frame around the screen: the home page's bar, a bar with back and title, or none. */
  frame: 'home' | 'page' | 'bare'
  /** Footer navigation below it. */
  hasFooter: boolean
  /** Third-party scripts may run next to it, in a separate frame: the page has no input of secrets or money (T26). */
  allowsThirdParties?: boolean
  /** Addresses that search engines may index (SEO-02). */
  indexed?: readonly string[]
  /** Addresses that offer the installation (GUARD-19). */
  offersInstall?: readonly string[]
  /** Addresses that an update reloads in place (GUARD-17). */
  reloadsInPlace?: readonly string[]
}

const page = { frame: 'page', hasFooter: true } as const
/** Public read-only pages. */
const openPage = { ...page, access: 'anyone', allowsThirdParties: true } as const

function category(name: string, title: MessageId) {
  return {
    ...openPage,
    path: `/m/${name}`,
    screen: 'category',
    title,
    texts: ['game', 'home'],
    indexed: [`/m/${name}`],
  } as const satisfies RouteEntry
}

/** Every address of the product, once. Used by guard, indexing, titles and install offer. */
export const routes = [
  {
    path: '/m/home',
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
    screen: 'home',
    access: 'anyone',
    allowsThirdParties: true,
    title: 'title.home',
    texts: ['home'],
    frame: 'home',
    hasFooter: true,
    indexed: ['/m/', '/m/index', '/m/index.html', '/m/home'],
    offersInstall: ['/', '/m/home', '/m/index.html'],
    reloadsInPlace: ['/m/home', '/m/index', '/m/index.html'],
  },
  {
    path: '/m/login',
    screen: 'login',
    access: 'anyone',
    title: 'title.login',
    texts: ['field', 'session', 'verification'],
    frame: 'page',
    hasFooter: false,
    indexed: ['/m/login'],
    reloadsInPlace: ['/m/login'],
  },
  {
    path: '/m/register',
    aliases: ['/m/register.html'],
    screen: 'register',
    access: 'anyone',
    title: 'title.register',
    texts: ['field', 'registration', 'verification'],
    frame: 'page',
    hasFooter: false,
    indexed: ['/m/register'],
    reloadsInPlace: ['/m/register', '/m/register.html'],
  },
  {
    path: '/m/recover',
    screen: 'recover',
    access: 'anyone',
    title: 'title.recover',
    texts: ['field', 'session', 'verification'],
    frame: 'page',
    hasFooter: false,
  },
  {
    ...page,
    path: '/m/agentRegister',
    screen: 'agentRegister',
    access: 'agent',
    title: 'title.agentRegister',
    texts: ['agent', 'field', 'title'],
  },
  {
    ...page,
    path: '/m/agent',
    screen: 'agent',
    access: 'member',
    rejects: ['free', 'virtual'],
    title: 'title.agent',
    texts: ['agent', 'member'],
  },
  {
    ...openPage,
    path: '/m/inviteFriends',
    screen: 'inviteFriends',
    title: 'title.inviteFriends',
    texts: ['promotion', 'title'],
  },
  {
    path: '/m/changePsw',
    screen: 'changePsw',
    access: 'member',
    title: 'title.changePsw',
    texts: ['field', 'session'],
    frame: 'bare',
    hasFooter: false,
  },
  {
    path: '/m/launchGame',
    screen: 'launchGame',
    access: 'member',
    title: 'title.launchGame',
    texts: ['game'],
    frame: 'bare',
    hasFooter: false,
  },
  {
    ...openPage,
    path: '/m/activity',
    screen: 'activity',
    title: 'title.activity',
    texts: ['announcement', 'promotion', 'title'],
    indexed: ['/m/activity'],
  },
  {
    ...page,
    path: '/m/member/home',
    screen: 'member',
    access: 'member',
    rejects: ['free'],
    title: 'title.member',
    texts: ['field', 'home', 'member', 'title', 'wallet', 'rank'],
    reloadsInPlace: ['/m/member/home'],
  },
  {
    ...page,
    path: '/m/security',
    screen: 'security',
    access: 'member',
    rejects: ['free'],
    title: 'title.security',
    texts: ['field', 'security', 'title', 'verification'],
  },
  {
    ...page,
    path: '/m/wallet',
    screen: 'wallet',
    access: 'member',
    rejects: ['free'],
    feature: 'wallet',
    title: 'title.wallet',
    texts: ['wallet'],
  },
  {
    ...page,
    path: '/m/history',
    screen: 'history',
    access: 'member',
    rejects: ['free'],
    feature: 'history',
    title: 'title.history',
    texts: ['wallet'],
  },
  {
    ...page,
    path: '/m/withdraw',
    screen: 'withdraw',
    access: 'member',
    rejects: ['free', 'virtual'],
    feature: 'withdrawal',
    title: 'title.withdraw',
    texts: ['field', 'withdrawal'],
  },
  {
    ...page,
    path: '/m/voucherCenter',
    screen: 'deposit',
    access: 'member',
    rejects: ['free', 'virtual'],
    feature: 'deposit',
    requestParameter: 'deposit',
    guestRequestTarget: '/m/depositReturn',
    title: 'title.deposit',
    texts: ['deposit', 'field'],
  },
  {
    ...page,
    path: '/m/depositReturn',
    screen: 'depositReturn',
    access: 'anyone',
    title: 'title.deposit',
    texts: ['deposit'],
  },
  {
    ...page,
    path: '/m/notice',
    screen: 'notice',
    access: 'anyone',
    title: 'title.notice',
    texts: ['announcement', 'inbox'],
  },
  {
    ...openPage,
    path: '/m/game',
    screen: 'game',
    title: 'title.game',
    texts: ['game', 'home'],
    reloadsInPlace: ['/m/game'],
  },
  {
    ...openPage,
    path: '/m/helpCenter',
    screen: 'helpCenter',
    title: 'title.helpCenter',
    texts: ['help', 'title'],
  },
  {
    ...page,
    path: '/m/rewardCenter',
    screen: 'rewardCenter',
    access: 'member',
    rejects: ['free'],
    title: 'title.rewardCenter',
    texts: ['bonus', 'promotion', 'rank', 'title'],
  },
  {
    ...page,
    path: '/m/feedback',
    screen: 'feedback',
    access: 'member',
    feature: 'contacts',
    guestTarget: '/m/home',
    title: 'title.feedback',
    texts: ['feedback', 'help', 'title'],
  },
  {
    path: '/m/desk',
    screen: 'chat',
    access: 'anyone',
    title: 'support.title',
    texts: ['deposit', 'desk', 'field', 'help', 'wallet', 'withdrawal'],
    frame: 'page',
    hasFooter: false,
  },
  category('sports', 'title.sports'),
  category('live', 'title.live'),
  category('rng', 'title.rng'),
  category('table', 'title.table'),
  category('fish', 'title.fish'),
  category('pvp', 'title.pvp'),
  category('crash', 'title.crash'),
  category('arcade', 'title.arcade'),
  category('elott', 'title.elott'),
  {
    ...openPage,
    path: '/m/news',
    screen: 'news',
    title: 'title.news',
    texts: ['announcement'],
    indexed: ['/m/news'],
  },
  {
    ...openPage,
    path: '/m/download',
    screen: 'download',
    title: 'title.download',
    texts: ['install'],
    indexed: ['/m/download'],
  },
  {
    ...openPage,
    path: '/m/app',
    screen: 'download',
    title: 'title.app',
    texts: ['install'],
    indexed: ['/m/app'],
  },
] as const satisfies readonly RouteEntry[]

type Listed = (typeof routes)[number]
/** Names of the screens; `screens.ts` has one for each. */
export type ScreenName = Listed['screen']
/** A page of the table. */
export type Route = RouteEntry & { screen: ScreenName }
/** Path of a page of the table. */
export type RoutePath = Listed['path']
/** Target of a link inside of the product. */
export type Href = RoutePath | `${RoutePath}?${string}` | `${RoutePath}#${string}`
