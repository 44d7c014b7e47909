import { makeUuid } from '@foyer/ui/uuid'
import { keysOfLife, type SessionInfo, type TypedStorage } from './storage.ts'

/** Response of a login or a registration (ENT-05, ENT-09). */
export interface OpenedSession {
  id: string
  token: string
  userName: string
  customerType: number
  firstTimeLogin?: boolean
  nickname?: string | undefined
}

/**
 * The member has logged out; the server has ended the session (`lapsed` when a call with `alert:false` detects it, so
 * that there is no dialog, CONF-39); or another tab has ended it.
 */
export type SessionEnd = 'logout' | 'expired' | 'lapsed' | 'elsewhere'

export interface SessionStore {
  /** Undefined for a guest. The same object until it changes. */
  get(): SessionInfo | undefined
  /** Correlation id of the log lines of this session, or of a guest's page life (OPEN-76). */
  spanId(): string
  subscribe(listener: () => void): () => void
  /** False when the browser does not store it beyond this page. Clears the previous member's data. */
  open(value: OpenedSession): boolean
  /** The new member has had money: the welcome is over. */
  endFirstLogin(): void
  /** The member has chosen a nickname, or none. */
  rename(nickname: string | null | undefined): void
  /** Whether the member has last games, so that the next page keeps their place or none. */
  notePlayed(hasPlayed: boolean): void
  /** The member is logging out: a call that is refused meanwhile ends the session as the logout, not as a lapse. */
  startLogout(): void
  /** A logout is under way: what is loaded now is refused. */
  isLoggingOut(): boolean
  /** Clears the member's data and reports the reason (CONF-18); unfinished work survives an expired session. */
  end(reason: SessionEnd): void
  onEnd(listener: (reason: SessionEnd) => void): () => void
}

/** The single store of the session, in session storage (SESS-01). */
export function createSessionStore(storage: TypedStorage, merchantCode: string): SessionStore {
  let current = storage.read('session')
  if (current && (current.merchantCode !== merchantCode || typeof current.token !== 'string')) current = undefined
  let guestSpanId = makeUuid()
  let isLoggingOut = false
  const listeners = new Set<() => void>()
  const endListeners = new Set<(reason: SessionEnd) => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const clear = (life: 'login' | 'member') => {
    for (const key of keysOfLife(life)) storage.remove(key)
  }
  return {
    get: () => current,
    spanId: () => current?.spanId ?? guestSpanId,
    subscribe: (listener) => add(listeners, listener),
    onEnd: (listener) => add(endListeners, listener),
    open({ id, token, userName, customerType, firstTimeLogin = false, nickname }) {
      // The login and the calls before it belong to the session that it opens.
      const spanId = current ? makeUuid() : guestSpanId
      const names = { userName, ...(nickname ? { nickname } : {}) }
      current = { id, token, merchantCode, ...names, type: customerType, firstTimeLogin, spanId }
      isLoggingOut = false
      const owner = storage.read('owner')
      if (owner !== id) clear('member')
      if (owner !== undefined && owner !== id) clear('login')
      storage.write('owner', id)
      storage.write('memberHere', id)
      storage.remove('lineSession')
      const isStored = storage.write('session', current)
      announce()
      return isStored
    },
    endFirstLogin() {
      if (!current?.firstTimeLogin) return
      current = { ...current, firstTimeLogin: false }
      storage.write('session', current)
    },
    rename(nickname) {
      if (!current) return
      const { nickname: _former, ...rest } = current
      current = nickname ? { ...rest, nickname } : rest
      storage.write('session', current)
      announce()
    },
    notePlayed(hasPlayed) {
      if (!current || current.hasPlayed === hasPlayed) return
      current = { ...current, hasPlayed }
      storage.write('session', current)
    },
    startLogout() {
      isLoggingOut = true
    },
    isLoggingOut: () => isLoggingOut,
    end(detected) {
      if (!current) return
      const reason = isLoggingOut ? 'logout' : detected
      const isHere = storage.read('memberHere') === current.id
      current = undefined
      guestSpanId = makeUuid()
      clear('login')
      if (reason === 'logout' || reason === 'elsewhere') {
        // Another tab may have another member by now.
        if (isHere) storage.remove('memberHere')
        clear('member')
      }
      announce()
      for (const listener of endListeners) listener(reason)
    },
  }
}

function add<T>(set: Set<T>, item: T): () => void {
  set.add(item)
  return () => void set.delete(item)
}
