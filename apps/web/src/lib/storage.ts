import type { SiteSettings } from '@foyer/contract'
import { attempt } from './attempt.ts'

/** Everything that the browser keeps for us, with its type. Keys in the specification's own words stay as they are. */
export interface Stored {
  session: SessionInfo
  /** Where the member wanted to go (OPEN-17). */
  go: string
  /** The member may go nowhere else before the password is changed (OPEN-26). */
  mustChangePassword: '1'
  /** Address to hand the session over to, kept over the login (CONF-04). */
  redirectUrl: string
  splashSeen: '1'
  /** Build whose missing file has been answered with a reload already. */
  reloadedBuild: string
  /** Reloads in a row that a page which waits for the server has made by itself. */
  waitReloads: number
  chinaNoticeSeen: '1'
  hideDownloadBar: '1'
  merchant: string
  /** The merchant's mobile template as it was last seen (ENT-17). */
  templates: SiteSettings['template']
  currency: string
  language: string
  /** The page was opened from an iPhone's home screen (DEV-06). */
  WEBCLIP: '1'
  imageFormat: 'na' | 'webp' | 'avif'
  deviceId: { id: string; untilMs: number }
  isBalanceHidden: '1'
  autoLogin: '0' | '1'
  registrationInfo: { affiliateCode?: string; referralCode?: string; originalDomain?: string }
  tid: string
  /** ENT-34: who came from Line and has not logged in yet (CONF-14). */
  lineSession: { lineSessionToken: string; name?: string; picture?: string }
  /** ENT-35, OPEN-63. */
  telegramAuth: Record<string, string>
  /** Id of the member who was last logged in in this tab: whose the writes under way and the drafts are. */
  owner: string
  /** Id of the member who is logged in in this browser, in whatever tab; gone with that member's login. */
  memberHere: string
  /** Ids of writes under way, so that a retry sends the same one again. */
  pendingRequests: Record<string, string>
  /** What was typed into forms and not sent yet. */
  drafts: Record<string, Record<string, string>>
  /** The deposit for which the provider's page was opened, and the history's length with that page as its last entry. */
  bankVisit: { depositId: string; length: number }
  /** Address in the app of the game that was opened last, to go on with after a deposit. */
  lastGame: string
}

/** SESS-02, SESS-03: `type` is the login's `customerType`. */
export interface SessionInfo {
  id: string
  token: string
  merchantCode: string
  userName: string
  type: number
  firstTimeLogin: boolean
  spanId: string
}

export type StorageKey = keyof Stored
/** How long a value stays: as long as the login, also over one that expired, or as long as the browser (CONF-18). */
type Life = 'login' | 'member' | 'browser'
interface Place {
  area: 'session' | 'local'
  life: Life
  /** Each merchant has values of its own, under its code. */
  isMerchants: boolean
  keys: readonly StorageKey[]
}

/** OPEN-20: the one list of keys. */
const places: readonly [Place, ...Place[]] = [
  {
    area: 'session',
    life: 'login',
    isMerchants: true,
    keys: ['session', 'mustChangePassword', 'lineSession', 'telegramAuth'],
  },
  {
    area: 'session',
    life: 'member',
    isMerchants: true,
    keys: ['owner', 'pendingRequests', 'drafts', 'bankVisit', 'lastGame'],
  },
  { area: 'session', life: 'browser', isMerchants: true, keys: ['go', 'redirectUrl'] },
  {
    area: 'session',
    life: 'browser',
    isMerchants: false,
    keys: ['splashSeen', 'hideDownloadBar', 'reloadedBuild', 'waitReloads', 'chinaNoticeSeen'],
  },
  {
    area: 'local',
    life: 'browser',
    isMerchants: true,
    keys: ['memberHere', 'templates', 'currency', 'language', 'isBalanceHidden', 'registrationInfo'],
  },
  {
    area: 'local',
    life: 'browser',
    isMerchants: false,
    keys: ['merchant', 'WEBCLIP', 'imageFormat', 'deviceId', 'autoLogin', 'tid'],
  },
]

/**
 * Every key that there is.
 * @public held against the table of what stays (CONF-18)
 */
export const storageKeys: readonly StorageKey[] = places.flatMap(({ keys }) => keys)

/** The keys whose values live as said. */
export function keysOfLife(life: Life): readonly StorageKey[] {
  return places.flatMap((place) => (place.life === life ? place.keys : []))
}

function placeOf(key: StorageKey): Place {
  return places.find(({ keys }) => keys.includes(key)) ?? places[0]
}

/** SESS-04, CONF-47, CONST-03: the whole of session storage, two bytes a character. */
export const sessionStorageLimitBytes = 1.5 * 1024 * 1024

export interface TypedStorage {
  read<K extends StorageKey>(key: K): Stored[K] | undefined
  /**
   * False when the value is not kept beyond this page: the limit refuses it, and it is dropped, or the browser does, and
   * it can be read until the page ends.
   */
  write<K extends StorageKey>(key: K, value: Stored[K]): boolean
  remove(key: StorageKey): void
}

interface Areas {
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined
  local: Areas['session']
}

/** The name under which a value lies in the browser; the page's first script reads `session` by it. */
function storageName(key: StorageKey, merchant: string): string {
  return placeOf(key).isMerchants ? `${merchant}.${key}` : key
}

/** Opens the typed storage of one merchant. In a browser that refuses storage it remembers for the life of the page. */
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

/** Tells whether a value may be written without taking the whole of session storage over the limit (SESS-04, CONST-03). */
export function fitsSessionStorage(
  area: NonNullable<Areas['session']>,
  name: string,
  text: string,
  limitBytes = sessionStorageLimitBytes,
): boolean {
  let characters = name.length + text.length
  for (let index = 0; index < area.length; index += 1) {
    const other = area.key(index)
    if (other !== null && other !== name) characters += other.length + (area.getItem(other)?.length ?? 0)
  }
  return characters * 2 <= limitBytes
}

function findAreas(): Areas {
  return { session: attempt(() => globalThis.sessionStorage), local: attempt(() => globalThis.localStorage) }
}
