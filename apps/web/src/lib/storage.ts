import type { FirebaseChannel, LoginIdentity, MayaEnvironment, SiteSettings } from '@foyer/contract'
import { attempt } from './attempt.ts'
import { fitsSessionStorage, type StorageArea } from './storage-limit.ts'
import type { LastSeen, QueuedDeskMessage, StoredConsent, StoredRegistrationInfo } from './stored.types.ts'

/** All values in the browser's storage, with their types. Keys from the specification are unchanged. */
export interface Stored {
  session: SessionInfo
  /** The member's target before the login (OPEN-17). */
  go: string
  /** No other page is permitted before the password is changed (OPEN-26). */
  mustChangePassword: '1'
  /** Target address of a session transfer, stored across the login (CONF-04). */
  redirectUrl: string
  splashSeen: '1'
  /** Build whose missing file has already caused a reload. */
  reloadedBuild: string
  /** Origin of the vendor whose frame has already caused a reload. */
  reloadedFrame: string
  /** Consecutive automatic reloads of a page that waits for the server. */
  waitReloads: number
  /** The served build as its newest page has stored it (PWA-12, SESS-05). */
  assetHash: { entry: string; hash: string }
  /** The build that this browser was last updated from, and the one that this tab was last reloaded for. */
  leftBuild: { hash: string; atMs: number }
  triedBuild: { hash: string; atMs: number }
  chinaNoticeSeen: '1'
  /** Values of the member's calls as last seen, for a page without a network; gone with the session (DEC-39). */
  lastSeen: LastSeen[]
  /** The browser's install prompt was declined, and how often; 99 means installed (PWA-06..10, CONF-46). */
  installDismissed: '1'
  installDismissals: number
  isInstalled: '1'
  /** Number of visits, and whether this tab's is counted. */
  visits: number
  visitCounted: '1'
  installOffered: '1'
  hideDownloadBar: '1'
  /** Local date on which the download popup was put off (MODAL-22). */
  downloadPopupHidden: string
  /** Ids of the announcements that were over the home page in this tab, and the merchant's day on which one was put off. */
  popupsSeen: string[]
  popupsHidden: Record<string, string>
  /** The referral bar was closed in this tab (BAR-13). */
  hideReferralBar: '1'
  merchant: string
  /** The merchant's last known mobile template (ENT-17). */
  templates: SiteSettings['template']
  currency: string
  language: string
  /** The page was opened from an iPhone's home screen (DEV-06). */
  WEBCLIP: '1'
  imageFormat: 'na' | 'webp' | 'avif'
  deviceId: { id: string; untilMs: number }
  isBalanceHidden: '1'
  autoLogin: '0' | '1'
  registrationInfo: StoredRegistrationInfo
  /** The agent’s link that this tab was opened by, and whether the server has been told. */
  agentClick: { affiliateCode: string; linkId?: string; isCounted?: true }
  tid: string
  /** Tracking ids and click ids by name (TRACK-18), stored with the visitor's consent only (DEC-21). */
  pixelIds: Record<string, string>
  /** ENT-34: a visitor from Line who has not logged in yet (CONF-14). */
  lineSession: { lineSessionToken: string; name?: string; picture?: string }
  /** The same from Firebase, with the token as proof. */
  firebaseSession: { firebaseChannel: FirebaseChannel; firebaseIdToken: string; name?: string; picture?: string }
  /** ENT-35, OPEN-63. */
  telegramAuth: NonNullable<LoginIdentity['telegramAuth']>
  /** Maya's app has opened this window, for this environment (OPEN-61). */
  mayaEnv: MayaEnvironment | 'unnamed'
  /** Binds the return from a login page to this tab (OPEN-62, T16), and keeps what ours was asked for. */
  loginState: { state: string; search: string }
  /** Id of the last member in this tab: the owner of pending writes and drafts. */
  owner: string
  /** Id of the logged-in member of this browser, in any tab; removed by a logout, not by an expired session (T2). */
  memberHere: string
  /** Ids of pending writes, so that a retry sends the same id. */
  pendingRequests: Record<string, string>
  /** Typed and unsent input of forms. */
  drafts: Record<string, Record<string, string>>
  deskQueue: QueuedDeskMessage[]
  deskDrafts: Record<string, string> // by owner and conversation
  /** The deposit with an open provider's page, and the history's length with that page as its last entry. */
  bankVisit: { depositId: string; length: number }
  /** Address in the app of the last game, to continue after a deposit. */
  lastGame: string
  /** PUSH-07: this browser's address for push, stored for a guest as well; the member's device once it is bound. */
  pushToken: { token: string; boundMs: number | undefined }
  /** Local date on which the notification prompt was last closed (PUSH-03). */
  pushPromptClosed: string
  /** Ids of members who have turned push off on this device. */
  pushOff: string[]
  /** The device is bound to this login. */
  pushBound: '1'
  consent: StoredConsent
  /** Events that are sent once per browser, without ids of a member or deposit (TRACK-01, TRACK-02, TRACK-04). */
  trackedOnce: string[]
  /** Events that wait for a page that allows the scripts of partners (DEC-21, T26). */
  partnerEvents: { event: string; eventID: string; value?: number; currency?: string; content_id?: string }[]
  /** The visit's first page was reported (TRACK-03). */
  contentViewed: '1'
  /** Something happened that a notification would have told: a deposit, a ticket. */
  pushMoment: '1'
  /** Push is off in this tab (OPEN-60, FLAG-25). */
  disablePush: '1'
  /** Address and scroll position of the list of games that the member left for a game or another page. */
  lobbyPlace: { address: string; scrollY: number; target: 'game' | 'page' }
}

/** SESS-02, SESS-03: `type` is the login's `customerType`. */
export interface SessionInfo {
  id: string
  token: string
  merchantCode: string
  userName: string
  /** Shown in place of the user name. */
  nickname?: string
  type: number
  firstTimeLogin: boolean
  /** Whether the member has last games; unknown until they were loaded. */
  hasPlayed?: boolean
  spanId: string
}

export type StorageKey = keyof Stored
/** Lifetime of a value: that of the login, of the member across expired logins, or of the browser (CONF-18). */
type Life = 'login' | 'member' | 'browser'
interface Place {
  area: 'session' | 'local'
  life: Life
  /** Each merchant has separate values, under its code. */
  isMerchants: boolean
  keys: readonly StorageKey[]
}

/** OPEN-20: the single list of keys. */
const places: readonly [Place, ...Place[]] = [
  {
    area: 'session',
    life: 'login',
    isMerchants: true,
    keys: ['session', 'mustChangePassword', 'lineSession', 'firebaseSession', 'telegramAuth', 'pushBound', 'lastSeen'],
  },
  {
    area: 'session',
    life: 'member',
    isMerchants: true,
    keys: ['owner', 'pendingRequests', 'drafts', 'deskQueue', 'deskDrafts', 'bankVisit', 'lastGame', 'pushMoment'],
  },
  {
    area: 'session',
    life: 'browser',
    isMerchants: true,
    keys: ['go', 'redirectUrl', 'loginState', 'lobbyPlace', 'mayaEnv', 'partnerEvents', 'popupsSeen', 'agentClick'],
  },
  {
    area: 'session',
    life: 'browser',
    isMerchants: false,
    keys: [
      'splashSeen',
      'hideDownloadBar',
      'hideReferralBar',
      'reloadedBuild',
      'reloadedFrame',
      'triedBuild',
      'waitReloads',
      'chinaNoticeSeen',
      'disablePush',
      'contentViewed',
      'visitCounted',
      'installOffered',
    ],
  },
  {
    area: 'local',
    life: 'browser',
    isMerchants: true,
    keys: [
      'memberHere',
      'templates',
      'currency',
      'language',
      'isBalanceHidden',
      'registrationInfo',
      'pixelIds',
      'pushToken',
      'pushPromptClosed',
      'pushOff',
      'downloadPopupHidden',
      'popupsHidden',
      'consent',
      'trackedOnce',
    ],
  },
  {
    area: 'local',
    life: 'browser',
    isMerchants: false,
    keys: [
      'merchant',
      'WEBCLIP',
      'imageFormat',
      'deviceId',
      'autoLogin',
      'tid',
      'assetHash',
      'leftBuild',
      'installDismissed',
      'installDismissals',
      'isInstalled',
      'visits',
    ],
  },
]

/**
 * All keys.
 * @public checked against the table of lifetimes (CONF-18)
 */
export const storageKeys: readonly StorageKey[] = places.flatMap(({ keys }) => keys)

/** The keys with this lifetime. */
export function keysOfLife(life: Life): readonly StorageKey[] {
  return places.flatMap((place) => (place.life === life ? place.keys : []))
}

function placeOf(key: StorageKey): Place {
  return places.find(({ keys }) => keys.includes(key)) ?? places[0]
}

export interface TypedStorage {
  read<K extends StorageKey>(key: K): Stored[K] | undefined
  /**
   * False when the value is not stored beyond this page: above the limit it is dropped; refused by the browser, it
   * stays readable until the page ends.
   */
  write<K extends StorageKey>(key: K, value: Stored[K]): boolean
  remove(key: StorageKey): void
}

interface Areas {
  session: StorageArea | undefined
  local: Areas['session']
}

/** Storage name of a value; the page's first script reads `session` by it. */
function storageName(key: StorageKey, merchant: string): string {
  return placeOf(key).isMerchants ? `${merchant}.${key}` : key
}

/** Opens the typed storage of one merchant. In a browser that refuses storage, values live as long as the page. */
export function openStorage(merchant: string, areas: Areas = findAreas()): TypedStorage {
  const memory = new Map<string, string>()
  return {
    read(key) {
      const name = storageName(key, merchant)
      const text = memory.get(name) ?? attempt(() => areas[placeOf(key).area]?.getItem(name))
      return text ? attempt(() => JSON.parse(text)) : undefined
    },
    write(key, value) {
      const area = areas[placeOf(key).area]
      const name = storageName(key, merchant)
      const text = JSON.stringify(value)
      if (area && placeOf(key).area === 'session' && attempt(() => fitsSessionStorage(area, name, text)) === false)
        return false
      const isStored = attempt(() => {
        area?.setItem(name, text)
        return area !== undefined
      })
      if (isStored) memory.delete(name)
      else memory.set(name, text)
      return isStored === true
    },
    remove(key) {
      const name = storageName(key, merchant)
      memory.delete(name)
      attempt(() => areas[placeOf(key).area]?.removeItem(name))
    },
  }
}

function findAreas(): Areas {
  return { session: attempt(() => globalThis.sessionStorage), local: attempt(() => globalThis.localStorage) }
}
