import type { BridgePlugins } from './bridge-plugins.ts'

/** The object that the page finds as `foyerBridge`: texts both ways, as of Android's message listener. */
export interface BridgeChannel {
  postMessage(message: string): void
  onmessage: ((event: { data: string }) => void) | null
}

type Answer = (input: Record<string, unknown>, plugins: BridgePlugins) => Promise<unknown>

const pages = ['deposit', 'withdraw']

/** The verbs and what answers them (NATIVE-02, NATIVE-04); another verb or another form of arguments is refused (T27). */
const verbs: Readonly<Record<string, Answer>> = {
  version: (_, plugins) => plugins.readVersion(),
  async open({ page }, plugins) {
    if (typeof page !== 'string' || !pages.includes(page)) throw new Error('no page of the app')
    await plugins.open(page)
    return null
  },
  async updateApp(_, plugins) {
    await plugins.openStore()
    return null
  },
  async share({ title, text, url }, plugins) {
    if (!isWebAddress(url) || !isShortText(title) || !isShortText(text)) throw new Error('nothing to share')
    await plugins.share({ ...(title ? { title } : {}), ...(text ? { text } : {}), url })
    return null
  },
  async confirmOwner({ reason }, plugins) {
    if (reason !== 'login') throw new Error('no known reason')
    return plugins.confirmOwner(reason)
  },
  attribution: (_, plugins) => plugins.readAttribution(),
  async track({ event, eventID, value, currency, content_id }, plugins) {
    if (!isShortText(event) || !event || !isShortText(eventID)) throw new Error('no event')
    await plugins.track({ event, eventID, value, currency, content_id })
    return null
  },
  pushToken: (_, plugins) => plugins.getPushToken(),
}

/** Answers a page's calls by the phone's features; `docs/native-bridge.md` is the protocol. */
export function createBridgeChannel(plugins: BridgePlugins): BridgeChannel {
  const channel: BridgeChannel = {
    onmessage: null,
    postMessage(message) {
      void answer(message, plugins).then((data) => channel.onmessage?.({ data: JSON.stringify(data) }))
    },
  }
  return channel
}

async function answer(message: string, plugins: BridgePlugins): Promise<object> {
  const { id, verb, arguments: input } = readFields(parse(message))
  const run = typeof verb === 'string' && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!run) return { id, ok: false, error: 'unknown verb' }
  try {
    return { id, ok: true, value: await run(readFields(input), plugins) }
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : 'failed' }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2_000 && /^https?:\/\//.test(value)

const isShortText = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && value.length <= 300)
