import { useSyncExternalStore } from 'react'

/** Calls of the wrapper's bridge, by verb: arguments and result. `docs/native-bridge.md` describes each. */
interface NativeCalls {
  /** `major.minor.patch` (NATIVE-04). */
  version: { arguments: undefined; result: string }
  /** Opens a page in the app's own navigation (NATIVE-02, FOOT-23). */
  open: { arguments: { page: 'deposit' | 'withdraw' }; result: null }
  /** Opens the app's page in its store. */
  updateApp: { arguments: undefined; result: null }
  /** The phone's own sheet for sharing; refused when the member closes it. */
  share: { arguments: { title: string; url: string }; result: null }
  /** Whether the phone recognises its owner, by biometrics or its lock, before a remembered login is used. */
  confirmOwner: { arguments: { reason: 'login' }; result: boolean }
  /** Ids of the app's advertising SDKs (TRACK-17), asked for with the visitor's consent only. */
  attribution: { arguments: undefined; result: Partial<Record<AttributionName, string>> }
  /** An event of the visit for the app's advertising SDKs, with consent only (TRACK-06). */
  track: { arguments: NativeEvent; result: null }
  /** The phone's address at the push service, after the phone's own question; null when the member refuses. */
  pushToken: { arguments: undefined; result: string | null }
}
type Verb = keyof NativeCalls

/** TRACK-17, ENT-14. */
const attributionNames = [
  'adAppToken',
  'gpsAdid',
  'adid',
  'afAppId',
  'appsflyerId',
  'afAdvertisingId',
  'afOaid',
  'idfa',
  'idfv',
] as const
type AttributionName = (typeof attributionNames)[number]

/** An event without anything of the session: no member, no name (T27). */
export interface NativeEvent {
  event: string
  eventID: string
  /** In whole units with decimals. */
  value?: number
  currency?: string
  content_id?: string
}

interface NativeRequest {
  id: number
  verb: Verb
  arguments: unknown
}

/** Longest wait for an answer, in ms. */
const answerTimeoutMs = 60_000

/** Android: an object that the wrapper adds to pages of the merchant's origins only, in the top frame. */
interface AndroidChannel {
  postMessage(message: string): void
  onmessage: ((event: { data: unknown }) => void) | null
}
/** iOS: a handler that answers by a promise. */
interface IosChannel {
  postMessage(message: object): Promise<unknown>
}

export interface NativeWindow {
  foyerBridge?: AndroidChannel
  webkit?: { messageHandlers?: { foyerBridge?: IosChannel } }
  /** Equal to the window itself in the top frame. */
  top: unknown
}

export interface NativeBridge {
  /** @throws Error when the wrapper refuses, does not know the verb, or does not answer */
  call<V extends Verb>(
    verb: V,
    ...input: NativeCalls[V]['arguments'] extends undefined ? [] : [NativeCalls[V]['arguments']]
  ): Promise<NativeCalls[V]['result']>
}

const results: { [V in Verb]: (value: unknown) => boolean } = {
  version: (value) => typeof value === 'string' && /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value),
  open: (value) => value === null,
  updateApp: (value) => value === null,
  share: (value) => value === null,
  confirmOwner: (value) => typeof value === 'boolean',
  attribution: isAttribution,
  track: (value) => value === null,
  pushToken: (value) => value === null || (typeof value === 'string' && value !== '' && value.length <= 2_000),
}

function isAttribution(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isKnown = (name: string) => attributionNames.some((one) => one === name)
  return Object.entries(value).every(([name, id]) => isKnown(name) && typeof id === 'string' && id.length <= 500)
}

const opened = new WeakMap<object, NativeBridge>()

function thisWindow(): NativeWindow {
  const { window: page = globalThis } = globalThis as { window?: unknown } // none outside of a browser
  return page as NativeWindow // with what a wrapper adds
}

/**
 * The wrapper's bridge; undefined in a browser and in a frame (T27). No call carries a token or anything of the
 * session, and nothing that the server decides depends on it.
 */
export function findNativeBridge(page: NativeWindow = thisWindow()): NativeBridge | undefined {
  if (page.top !== page) return undefined
  const known = opened.get(page)
  if (known) return known
  const ios = page.webkit?.messageHandlers?.foyerBridge
  const send = page.foyerBridge
    ? createAndroidSender(page.foyerBridge)
    : ios && ((message: NativeRequest) => ios.postMessage(message))
  if (!send) return undefined
  let lastId = 0
  const bridge: NativeBridge = {
    async call(verb, ...[input]) {
      lastId += 1
      const id = lastId // of this call: the next one may begin before the answer
      const answered = await limitTime(send({ id, verb, arguments: input ?? null }))
      const value = readAnswer(answered, id)
      if (!results[verb](value)) throw new Error(`the native app answered ${verb} with something else`)
      return value as NativeCalls[typeof verb]['result'] // checked by the verb's own rule
    },
  }
  opened.set(page, bridge)
  return bridge
}

const never = () => () => undefined

/** Whether a screen is shown in the native app, which runs as a browser does; false in the server's markup. */
export function useIsNativeApp(): boolean {
  return useSyncExternalStore(
    never,
    () => findNativeBridge() !== undefined,
    () => false,
  )
}

function createAndroidSender(channel: AndroidChannel): (message: NativeRequest) => Promise<unknown> {
  const waiting = new Map<number, (answer: unknown) => void>()
  channel.onmessage = ({ data }) => {
    const answer = parse(data)
    const id = typeof answer === 'object' && answer !== null && 'id' in answer ? Number(answer.id) : Number.NaN
    waiting.get(id)?.(answer)
    waiting.delete(id)
  }
  return (message) =>
    new Promise((resolve) => {
      waiting.set(message.id, resolve)
      channel.postMessage(JSON.stringify(message))
    })
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined
  } catch {
    return undefined
  }
}

/** `{ id, ok: true, value }`, or `{ id, ok: false, error }`. */
function readAnswer(answer: unknown, id: number): unknown {
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || answer.id !== id)
    throw new Error('the native app gave no answer')
  if ('ok' in answer && answer.ok === true && 'value' in answer) return answer.value
  throw new Error('the native app refused')
}

function limitTime<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the native app did not answer in time')), answerTimeoutMs)
    }),
  ])
}
