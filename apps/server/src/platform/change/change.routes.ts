import { type ChangeTopic, changes, type EndpointValue, memberTopics } from '@foyer/contract'
import { EventStream } from '@foyer/http/event-stream'
import { networkOf } from '../../http/address.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  MAX_MEMBER_STREAMS,
  MAX_STREAMS,
  MAX_VISITOR_STREAMS,
  MEMBER_DELAY_MS,
  MERCHANT_DELAY_MS,
  STREAM_LIFE_MS,
} from './change.constants.ts'
import type { ChangeFeed } from './change-feed.ts'
import { GUEST_COOKIE, nameGuest, readGuestId } from './change-guest.rules.ts'

type Stream = EventStream<EndpointValue<typeof changes>>

/** Streams of changes; polling stays the way for readers whose network keeps none open. */
export function registerChangeRoutes(registry: Registry, feed: ChangeFeed, stopping: AbortSignal): void {
  const open = new Set<Stream>()
  const byReader = new Map<string, Set<Stream>>()
  stopping.addEventListener('abort', () => {
    for (const stream of open) stream.end()
  })

  registry.on(changes, async ({ merchant, session, query, caller }) => {
    const memberId = session?.memberId
    const topics = [...new Set(query.topics)]
    const guestId = memberId === undefined ? readGuestId(caller.readCookie(GUEST_COOKIE)) : undefined
    // A guest of the desk has that one topic of the visitor's own: whoever has the secret hears of its conversations.
    const isRefused = (topic: ChangeTopic) => memberTopics.has(topic) && (topic !== 'desk' || guestId === undefined)
    if (memberId === undefined && topics.some(isRefused)) throw new ServiceError('customer.not.login')
    if (open.size >= MAX_STREAMS || stopping.aborted) throw new ServiceError('service_unavailable')
    const reader = memberId === undefined ? networkOf(caller.ip) : JSON.stringify([merchant.code, memberId])
    const others = byReader.get(reader) ?? new Set()
    if (memberId === undefined && others.size >= MAX_VISITOR_STREAMS) throw new ServiceError('TOO_MANY_REQUESTS')
    const [oldest] = others
    if (memberId !== undefined && others.size >= MAX_MEMBER_STREAMS) oldest?.end()
    const stream: Stream = new EventStream({ lifeMs: STREAM_LIFE_MS })
    open.add(stream)
    stream.onClose(() => open.delete(stream))
    byReader.set(reader, others.add(stream))
    stream.onClose(() => {
      others.delete(stream)
      if (others.size === 0) byReader.delete(reader)
    })
    const collect = createCollector((changed) => stream.send({ topics: changed }))
    stream.onClose(collect.stop)
    const name = guestId === undefined ? memberId : nameGuest(guestId)
    stream.onClose(feed.subscribe({ merchant: merchant.code, memberId: name, topics }, collect.add))
    return stream
  })
}

/** Joins changes of a short time into one event. */
function createCollector(send: (topics: ChangeTopic[]) => void) {
  const timers = new Map<'member' | 'merchant', NodeJS.Timeout>()
  const collected = { member: new Set<ChangeTopic>(), merchant: new Set<ChangeTopic>() }
  const { min, max } = MERCHANT_DELAY_MS
  return {
    add(topic: ChangeTopic) {
      const kind = memberTopics.has(topic) ? 'member' : 'merchant'
      collected[kind].add(topic)
      if (timers.has(kind)) return
      const delayMs = kind === 'member' ? MEMBER_DELAY_MS : min + Math.random() * (max - min)
      const flush = () => {
        timers.delete(kind)
        send([...collected[kind]])
        collected[kind].clear()
      }
      timers.set(kind, setTimeout(flush, delayMs))
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
