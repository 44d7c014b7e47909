import { type ChangeTopic, changes, type EndpointValue, memberTopics } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { EventStream } from '../../http/event-stream.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  MAX_MEMBER_STREAMS,
  MAX_STREAMS,
  MEMBER_DELAY_MS,
  MERCHANT_DELAY_MS,
  STREAM_LIFE_MS,
} from './change.constants.ts'
import type { ChangeFeed } from './change-feed.ts'

type Stream = EventStream<EndpointValue<typeof changes>>

/** Streams of changes; polling stays the way for readers whose network keeps none open. */
export function registerChangeRoutes(app: FastifyInstance, registry: Registry, feed: ChangeFeed): void {
  const open = new Set<Stream>()
  const byMember = new Map<string, Set<Stream>>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })

  registry.on(changes, async ({ merchant, session, query }) => {
    const memberId = session?.memberId
    const topics = [...new Set(query.topics)]
    if (memberId === undefined && topics.some((topic) => memberTopics.has(topic)))
      throw new ServiceError('customer.not.login')
    if (open.size >= MAX_STREAMS) throw new ServiceError('service_unavailable')
    const stream: Stream = new EventStream({ lifeMs: STREAM_LIFE_MS })
    open.add(stream)
    stream.onClose(() => open.delete(stream))
    if (memberId !== undefined) limitStreams(byMember, JSON.stringify([merchant.code, memberId]), stream)
    const collect = createCollector((changed) => stream.send({ topics: changed }))
    stream.onClose(collect.stop)
    stream.onClose(feed.subscribe({ merchant: merchant.code, memberId, topics }, collect.add))
    return stream
  })
}

/** Ends the member's oldest stream beyond the limit. */
function limitStreams(byMember: Map<string, Set<Stream>>, member: string, stream: Stream): void {
  const streams = byMember.get(member) ?? new Set()
  byMember.set(member, streams)
  streams.add(stream)
  stream.onClose(() => {
    streams.delete(stream)
    if (streams.size === 0) byMember.delete(member)
  })
  const [oldest] = streams
  if (streams.size > MAX_MEMBER_STREAMS) oldest?.end()
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
