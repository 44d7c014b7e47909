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

/** Watches the calls of this page. Returns the function that ends it. */
export function watchCalls(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports a call to the listeners, whose failures are theirs. */
export function reportCall(call: WatchedCall): void {
  for (const listener of listeners) listener(call)
}
