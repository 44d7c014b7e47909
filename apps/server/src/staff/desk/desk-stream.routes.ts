import { type EndpointValue, staffDeskChanges } from '@foyer/contract'
import { EventStream } from '@foyer/http/event-stream'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { ChangeFeed } from '../../platform/index.ts'

/** Life of one stream: after it the person returns, with roles that are read anew. */
const STREAM_LIFE_MS = 5 * 60_000
/** Changes within this time are one event. */
const DELAY_MS = 150
/** Open streams of staff in one process. */
const MAX_STREAMS = 500

/** Tells the console that something of the merchant's desk has changed. */
export function registerDeskStream(
  registry: Registry,
  { changes, stopping }: { changes: ChangeFeed; stopping: AbortSignal },
): void {
  const open = new Set<EventStream<EndpointValue<typeof staffDeskChanges>>>()
  stopping.addEventListener('abort', () => {
    for (const stream of open) stream.end()
  })

  registry.on(staffDeskChanges, async ({ merchant }) => {
    if (open.size >= MAX_STREAMS || stopping.aborted) throw new ServiceError('service_unavailable')
    const stream = new EventStream<EndpointValue<typeof staffDeskChanges>>({ lifeMs: STREAM_LIFE_MS })
    open.add(stream)
    let timer: NodeJS.Timeout | undefined
    const end = changes.subscribeStaff(merchant.code, () => {
      timer ??= setTimeout(() => {
        timer = undefined
        stream.send({ changed: true })
      }, DELAY_MS)
    })
    stream.onClose(() => {
      end()
      clearTimeout(timer)
      open.delete(stream)
    })
    return stream
  })
}
