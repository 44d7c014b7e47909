import type { EndpointDefinition, EndpointInput, EndpointValue } from '@foyer/contract'
import { makeUuid } from '@foyer/ui/uuid'
import { type Report, useReport } from './report.ts'
import { type Services, useServices } from './services.tsx'
import type { TypedStorage } from './storage.ts'
import { type FailureMessage, isDefiniteFailure } from './wps/outcome.rules.ts'
import { WpsError } from './wps/wps-error.ts'

export type IdempotentResult<Value> = { ok: true; value: Value } | { ok: false; problem: FailureMessage | undefined }

/**
 * Sends a write that must not happen twice. Its id is stored under `name` before it is sent and sent again unchanged
 * until the outcome is known, across reloads and a new login. Failures are values: the screen shows `problem` in place;
 * without one the failure is shown over the page.
 */
export async function callIdempotent<E extends EndpointDefinition>(
  { wps, requestIds, report }: { wps: Services['wps']; requestIds: RequestIds; report: Report },
  endpoint: E,
  name: string,
  makeInput: (requestId: string) => EndpointInput<E>,
): Promise<IdempotentResult<EndpointValue<E>>> {
  const requestId = requestIds.take(name)
  try {
    const value = await wps.call(endpoint, makeInput(requestId))
    requestIds.settle(name, requestId)
    return { ok: true, value }
  } catch (error) {
    if (!(error instanceof WpsError)) throw error
    if (isDefiniteFailure(error)) requestIds.settle(name, requestId)
    // Here and not in the call: it may have failed before the client was loaded.
    const failure = error.seenBy({ ...error.call, origin: 'idempotent' })
    return { ok: false, problem: report(failure) }
  }
}

/** The same for a screen, for one endpoint. */
export function useIdempotentCall<E extends EndpointDefinition>(endpoint: E) {
  const { wps, storage } = useServices()
  const report = useReport()
  const requestIds = openRequestIds(storage)
  return (name: string, makeInput: (requestId: string) => EndpointInput<E>) =>
    callIdempotent({ wps, requestIds, report }, endpoint, name, makeInput)
}

export interface RequestIds {
  /** The id of a write, stored before it is sent: unchanged until settled, across reloads. */
  take(name: string): string
  /** The write with this id was answered: the next one gets a new id. A concurrent newer one keeps its own. */
  settle(name: string, id: string): void
  /** The next request under this name has other content: it gets a new id. */
  remove(name: string): void
}

/** Maximum number of unanswered writes; the oldest is dropped first. */
const MAX_PENDING = 20

/** Ids of writes that must not happen twice. `name` identifies the request with its content, and contains no secret. */
export function openRequestIds(storage: TypedStorage): RequestIds {
  const read = () => storage.read('pendingRequests') ?? {}
  return {
    take(name) {
      const known = read()[name]
      if (known !== undefined) return known
      const id = makeUuid()
      const retained = Object.entries(read()).slice(1 - MAX_PENDING)
      storage.write('pendingRequests', { ...Object.fromEntries(retained), [name]: id })
      return id
    },
    settle(name, id) {
      if (read()[name] === id) remove(name)
    },
    remove,
  }

  function remove(name: string): void {
    const { [name]: _forgotten, ...rest } = read()
    storage.write('pendingRequests', rest)
  }
}

/** The same for a screen. */
export function useRequestIds(): RequestIds {
  const { storage } = useServices()
  return openRequestIds(storage)
}
