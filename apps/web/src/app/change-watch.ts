import { type ChangeTopic, changes, changeTopics } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { deviceTimeOf } from '../lib/clock.ts'
import { hasGuestDesk, onGuestDesk } from '../lib/desk-guest.ts'
import type { Services } from '../lib/services.tsx'
import { maxQuietMs, maxRenewDelayMs, planReconnectMs, readEvents, steadyMs, topicCalls } from './change-watch.rules.ts'

type Used = Pick<Services, 'wps' | 'session' | 'storage' | 'missing' | 'livePaths'>

/** Longer than the life of a stream at the server, in milliseconds. */
const callTimeoutMs = 600_000
const topicPaths = new Set<string>(Object.values(topicCalls).flatMap((calls) => calls.map(({ path }) => path)))

/**
 * Loads what the server says has changed, while a member's page is visible, or a guest's chat. Polls slow down as long as a stream is open,
 * and go on as ever where a network keeps none open. A stream that breaks is opened again, and everything of its topics
 * is loaded once: events in between are lost. A load in progress may have been answered before the change: it is
 * completed, displayed, and repeated once, however many events come meanwhile. Only `missing` says that a platform has no
 * streams: a 404 comes also from a proxy without its server, or from a host that is not set up yet.
 */
export function watchChanges({ wps, session, storage, missing, livePaths }: Used, queries: QueryClient): void {
  if (missing?.includes(changes.path)) return
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** A stream was open, so a poll may be a minute away: its interval is decided anew with the value's next load only. */
  let hasSlowPolls = false

  const renewal = createRenewal(session, queries)

  function setLive(isLive: boolean): void {
    for (const path of topicPaths) {
      if (isLive) livePaths?.add(path)
      else livePaths?.delete(path)
    }
  }

  async function listen(controller: AbortController, renewDelayMs: number | undefined): Promise<void> {
    const { signal } = controller
    let firstAtMs = Number.POSITIVE_INFINITY
    let lastAtMs = Number.NEGATIVE_INFINITY
    const onChunk = (topics: readonly string[]) => {
      if (current !== controller) return
      lastAtMs = performance.now()
      if (firstAtMs > lastAtMs) {
        firstAtMs = lastAtMs
        clearTimeout(headTimer)
        setLive(true)
        hasSlowPolls = true
        if (renewDelayMs === undefined) renewal.plan(() => renewal.renewOlder(deviceTimeOf(firstAtMs)))
        else renewal.plan(renewal.renewAll, renewDelayMs)
      }
      // Money moves in a game: from then on there is something to notify about.
      if (topics.includes('wallet') && location.pathname === '/m/launchGame') storage.write('pushMoment', '1')
      void renewal.renew(topics)
    }
    // A proxy may hold the head back too.
    const headTimer = setTimeout(() => controller.abort(), maxQuietMs)
    const receiver = (response: Response) => receive(response, onChunk)
    const topics = session.get() ? changeTopics.join() : 'desk'
    const isFailed = await wps
      .call(changes, { query: { topics } }, { signal, alert: false, receiver, timeoutMs: callTimeoutMs })
      .then(
        () => false,
        () => true,
      )
    clearTimeout(headTimer)
    if (current !== controller) return
    current = undefined
    setLive(false)
    // Head and first bytes prove nothing: a proxy may pass them on, and end the stream or keep back the rest.
    const isSteady = lastAtMs - firstAtMs >= steadyMs
    if (isSteady) failures = 0
    if (isFailed || !isSteady) failures += 1
    if (hasSlowPolls && firstAtMs > lastAtMs) {
      hasSlowPolls = false
      renewal.plan(renewal.renewAll)
    }
    timer = setTimeout(start, planReconnectMs(failures, Math.random()), Math.random() * maxRenewDelayMs)
  }

  /** @param renewDelayMs from the first bytes to the load of what was missed; none at the first start */
  function start(renewDelayMs?: number): void {
    clearTimeout(timer)
    if (current || document.hidden || !(session.get() || hasGuestDesk())) return
    current = new AbortController()
    void listen(current, renewDelayMs)
  }

  function stop(): void {
    clearTimeout(timer)
    renewal.stop()
    const left = current
    current = undefined
    left?.abort()
    setLive(false)
  }

  const restart = () => {
    stop()
    start()
  }
  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : start(0)))
  addEventListener('pagehide', stop)
  addEventListener('pageshow', () => start(0))
  addEventListener('online', () => {
    // Connections of the former network are dead, whether or not the browser has noticed.
    stop()
    failures = 0
    start(Math.random() * maxRenewDelayMs)
  })
  let member = session.get()?.id
  session.subscribe(() => {
    if (session.get()?.id === member) return
    member = session.get()?.id
    restart()
  })
  onGuestDesk(() => (session.get() ? undefined : restart()))
  start()
}

/** Loads values whose topics have changed. */
function createRenewal(session: Used['session'], queries: QueryClient) {
  const waiting = new Set<ChangeTopic>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function renewTopic(topic: ChangeTopic): Promise<void> {
    if (waiting.has(topic)) return
    waiting.add(topic)
    const filters = topicCalls[topic].map(({ path }) => ({ queryKey: [path] }))
    const known = filters.flatMap((filter) => queries.getQueryCache().findAll(filter))
    await Promise.allSettled(known.map(({ promise }) => promise))
    waiting.delete(topic)
    await Promise.all(filters.map((filter) => queries.invalidateQueries(filter)))
  }

  async function renew(topics: readonly string[]): Promise<void> {
    if (session.isLoggingOut()) return
    await Promise.all(changeTopics.filter((known) => topics.includes(known)).map(renewTopic))
  }

  return {
    renew,
    renewAll: () => renew(changeTopics),
    /** Loads the member's values that are older than the first stream: none has reported their changes since then. */
    async renewOlder(openedAtMs: number): Promise<void> {
      if (session.isLoggingOut()) return
      await queries.invalidateQueries(
        {
          predicate: ({ queryKey: [path, , , owner], state }) =>
            topicPaths.has(String(path)) && owner !== '' && state.dataUpdatedAt < openedAtMs,
        },
        { cancelRefetch: false },
      )
    },
    /** Replaces what was planned before. */
    plan(run: () => unknown, delayMs = Math.random() * maxRenewDelayMs): void {
      clearTimeout(timer)
      timer = setTimeout(run, delayMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Reads a stream to its end; fails when nothing has come for too long. @param onChunk with the topics of its events */
async function receive(response: Response, onChunk: (topics: string[]) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let isSilent = false
  const readInTime = () => {
    const timer = setTimeout(() => {
      isSilent = true
      void reader.cancel().catch(() => undefined)
    }, maxQuietMs)
    return reader.read().finally(() => clearTimeout(timer))
  }
  let rest = ''
  let chunk = await readInTime()
  while (!chunk.done) {
    const events = readEvents(rest + chunk.value)
    rest = events.rest
    onChunk(events.topics)
    chunk = await readInTime()
  }
  if (isSilent) throw new Error('the stream is silent')
}
