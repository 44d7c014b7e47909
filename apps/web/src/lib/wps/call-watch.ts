import type { EndpointDefinition } from '@foyer/contract'

/** A call that was sent, or whose success has arrived. */
export interface WatchedCall {
  endpoint: Pick<EndpointDefinition, 'path' | 'method'>
  phase: 'sent' | 'answered'
  body: unknown
  /** Of a success; undefined when sent. */
  value: unknown
}

type Listener = (call: WatchedCall) => void
const listeners = new Set<Listener>()

/** Reads that are kept for the first listener, which starts after the page's own loads. */
const MAX_EARLIER_READS = 20
let earlierReads: WatchedCall[] | undefined = []

/**
 * Watches the calls of this page; the first listener gets the reads before it as well, for example of a deposit that
 * was approved while the member was at the bank. Returns the function that ends it.
 */
export function watchCalls(listener: Listener): () => void {
  listeners.add(listener)
  const earlier = earlierReads ?? []
  earlierReads = undefined
  for (const call of earlier) listener(call)
  return () => void listeners.delete(listener)
}

/** Reports a call to the listeners, whose failures are theirs. */
export function reportCall(call: WatchedCall): void {
  if (earlierReads && call.endpoint.method === 'GET' && earlierReads.length < MAX_EARLIER_READS) earlierReads.push(call)
  for (const listener of listeners) listener(call)
}
