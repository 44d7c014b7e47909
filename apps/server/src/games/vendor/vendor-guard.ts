import type { EndpointDefinition } from '@foyer/contract'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import type { Call, Caller, Handler } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { VENDOR_ANSWER_LIMIT_MS } from './vendor.constants.ts'

type VendorEndpoint = EndpointDefinition & { access: 'vendor' }
/** Receives a signed call that the platform failed to answer. */
type OnFailure = (vendor: string, body: unknown, caller: Caller) => void

/** Registers the handler of a vendor's call. */
export type OnVendorCall = <E extends VendorEndpoint>(endpoint: E, handle: Handler<E>, onFailure?: OnFailure) => void

interface GuardDependencies {
  /** Vendors that may make wallet calls; a payment provider's signature is not valid here. */
  gameVendors: ReadonlySet<string>
  metrics: MetricsRegistry
}

/** Any failure other than a refusal asks the vendor to retry, never reports a failed call. */
export function guardVendorCalls(registry: Registry, { gameVendors, metrics }: GuardDependencies): OnVendorCall {
  const calls = new Counter({
    name: 'foyer_vendor_calls_total',
    help: 'Wallet calls of vendors by outcome: done, or the code of the refusal',
    labelNames: ['vendor', 'call', 'outcome'],
    registers: [metrics],
  })

  async function answer<E extends VendorEndpoint>(
    endpoint: E,
    call: Call<E>,
    handle: Handler<E>,
    onFailure: OnFailure | undefined,
  ) {
    const vendor = String(call.vendor)
    if (!gameVendors.has(vendor)) throw new ServiceError('signature_invalid')
    const count = (outcome: string) =>
      calls.inc({ vendor, call: endpoint.path.slice(endpoint.path.lastIndexOf('/') + 1), outcome })
    try {
      const value = await answerInTime(handle(call), call.caller.receivedAtMs)
      count('done')
      return value
    } catch (error) {
      count(error instanceof ServiceError ? error.code : 'service_unavailable')
      if (error instanceof ServiceError) throw error
      call.caller.log.error({ err: error, path: endpoint.path }, 'wallet call has an unknown outcome')
      onFailure?.(vendor, call.body, call.caller)
      throw new ServiceError('service_unavailable')
    }
  }

  return (endpoint, handle, onFailure) =>
    registry.on(endpoint, (call) => answer(endpoint, call, handle, onFailure), {
      limit: 'vendor',
      ...(onFailure && { onUnverified: onFailure }),
    })
}

/** A call past the time limit has an unknown outcome; its repetition returns the result. */
async function answerInTime<T>(answer: Promise<T>, receivedAtMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const leftMs = Math.max(0, receivedAtMs + VENDOR_ANSWER_LIMIT_MS - performance.now())
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), leftMs)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}
