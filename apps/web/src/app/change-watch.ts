import { changes, changeTopics } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Services } from '../lib/services.tsx'
import { WpsError } from '../lib/wps/wps-error.ts'
import { maxQuietMs, planReconnectMs, readEvents, topicCalls } from './change-watch.rules.ts'

type Used = Pick<Services, 'wps' | 'session' | 'missing' | 'livePaths'>

/** Longer than the life of a stream at the server, in milliseconds. */
const callTimeoutMs = 600_000

/**
 * Loads what the server says has changed, while a member's page is visible. Polls slow down as long as a stream is open,
 * and go on as ever where a network keeps none open. A stream that breaks is opened again, and everything of its topics
 * is loaded once: events in between are lost. A load in progress is completed first and displayed: it began before the
 * stream did.
 */
export function watchChanges({ wps, session, missing, livePaths }: Used, queries: QueryClient): void {
  if (missing?.includes(changes.path)) return
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isUnsupported = false

  function renew(topics: readonly string[]): void {
    for (const topic of changeTopics.filter((known) => topics.includes(known)))
      for (const { path } of topicCalls[topic]) void queries.invalidateQueries({ queryKey: [path] })
  }

  async function renewAll(): Promise<void> {
    const paths = changeTopics.flatMap((topic) => topicCalls[topic].map(({ path }) => path))
    const running = paths.flatMap((path) => queries.getQueryCache().findAll({ queryKey: [path] }))
    await Promise.allSettled(running.map(({ promise }) => promise))
    renew(changeTopics)
  }

  function setLive(isLive: boolean): void {
    for (const { path } of Object.values(topicCalls).flat()) {
      if (isLive) livePaths?.add(path)
      else livePaths?.delete(path)
    }
  }

  async function listen(controller: AbortController, isReturn: boolean): Promise<void> {
    const { signal } = controller
    const receiver = (response: Response) => {
      setLive(true)
      failures = 0
      if (isReturn) void renewAll()
      return receive(response, renew)
    }
    const topics = changeTopics.join()
    try {
      await wps.call(changes, { query: { topics } }, { signal, alert: false, receiver, timeoutMs: callTimeoutMs })
    } catch (error) {
      isUnsupported = error instanceof WpsError && [400, 404, 405].includes(error.status)
      failures += 1
    }
    if (current !== controller) return
    current = undefined
    setLive(false)
    if (!isUnsupported) timer = setTimeout(start, planReconnectMs(failures, Math.random()), true)
  }

  function start(isReturn: boolean): void {
    clearTimeout(timer)
    if (current || isUnsupported || document.hidden || !session.get()) return
    current = new AbortController()
    void listen(current, isReturn)
  }

  function stop(): void {
    clearTimeout(timer)
    const left = current
    current = undefined
    left?.abort()
    setLive(false)
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : start(true)))
  addEventListener('pagehide', stop)
  addEventListener('pageshow', () => start(true))
  let member = session.get()?.id
  session.subscribe(() => {
    if (session.get()?.id === member) return
    member = session.get()?.id
    stop()
    start(false)
  })
  start(false)
}

/** Reads a stream to its end, or until nothing has come for too long. */
async function receive(response: Response, onTopics: (topics: string[]) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  const readInTime = () => {
    const timer = setTimeout(() => void reader.cancel().catch(() => undefined), maxQuietMs)
    return reader.read().finally(() => clearTimeout(timer))
  }
  let rest = ''
  let chunk = await readInTime()
  while (!chunk.done) {
    const events = readEvents(rest + chunk.value)
    rest = events.rest
    if (events.topics.length > 0) onTopics(events.topics)
    chunk = await readInTime()
  }
}
