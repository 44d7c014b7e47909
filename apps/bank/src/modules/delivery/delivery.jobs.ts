import { signRequest } from '@foyer/contract/signing'
import type { Database } from '@foyer/database'
import { type BankTimings, DELIVERY_PARALLEL_LIMIT } from '../../bank.constants.ts'
import type { BankClient } from '../../http/signed-api.ts'
import { postCallback } from './delivery.client.ts'
import { computeRetryMs, isReceived } from './delivery.rules.ts'
import { claimDueDeliveries, type Delivery, markDelivered, postponeDelivery } from './delivery.store.ts'

/** Sends stored callbacks: at least once each, with a new signature per attempt, until the receiver answers 2xx. */
export interface DeliveryWorker {
  /** Starts due deliveries within the capacity; each end calls `onCapacity`. False when the capacity is exhausted. */
  startDue(onCapacity: () => void): Promise<boolean>
  /** One attempt at a claimed delivery; resolves after its outcome is stored. */
  attempt(delivery: Delivery): Promise<void>
  /** Aborts current attempts, so that they are due again, and waits until that is stored. */
  close(): Promise<void>
}

interface Options {
  database: Database
  vendorCode: string
  clients: readonly BankClient[]
  timings: BankTimings
  onError(error: unknown): void
}

export function createDeliveryWorker({ database, vendorCode, clients, timings, onError }: Options): DeliveryWorker {
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function send(delivery: Delivery): Promise<boolean> {
    const client = clients.find((known) => known.vendorCode === delivery.vendor)
    if (!client) return false
    const { pathname, search } = new URL(delivery.url)
    const headers = signRequest({
      method: 'POST',
      path: pathname + search,
      rawBody: delivery.body,
      vendor: vendorCode,
      secret: client.secret,
    })
    const { deliveryTimeoutMs: timeoutMs } = timings
    return isReceived(
      await postCallback(delivery.url, { headers, body: delivery.body, timeoutMs, signal: stop.signal }),
    )
  }

  async function settle(delivery: Delivery): Promise<void> {
    const isDelivered = await send(delivery)
    const retryMs = stop.signal.aborted ? 0 : computeRetryMs(delivery.attempts, timings)
    await database.statement((tx) =>
      isDelivered ? markDelivered(tx, delivery.id) : postponeDelivery(tx, delivery.id, retryMs, timings.deliveryLifeMs),
    )
  }

  function attempt(delivery: Delivery): Promise<void> {
    const work = settle(delivery)
      .catch(onError)
      .finally(() => underWay.delete(work))
    underWay.add(work)
    return work
  }

  return {
    attempt,
    async startDue(onCapacity) {
      const capacity = DELIVERY_PARALLEL_LIMIT - underWay.size
      if (capacity <= 0 || stop.signal.aborted) return false
      const due = await database.statement((tx) => claimDueDeliveries(tx, capacity, timings.deliveryLeaseMs))
      for (const delivery of due) void attempt(delivery).then(onCapacity)
      return underWay.size < DELIVERY_PARALLEL_LIMIT
    },
    async close() {
      stop.abort()
      await Promise.all(underWay)
    },
  }
}
