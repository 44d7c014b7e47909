import type { EndpointDefinition, EndpointInput, EndpointValue } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { isCertainRefusal } from './certain-refusal.rules.ts'
import { errorTextId } from './report.ts'
import { openRequestIds, type RequestIds } from './request-ids.ts'
import { type Services, useServices } from './services.tsx'
import { WpsError } from './wps/wps-error.ts'

export type KeyedAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: MessageId }

/**
 * Sends a write which must not happen twice. Its id is kept under `name` before it is sent and sent again unchanged until
 * there is a word on it, over reloads and a new login too. Failures are values: the screen shows them in its place.
 */
export async function callKeyed<E extends EndpointDefinition>(
  { wps, requestIds }: { wps: Services['wps']; requestIds: RequestIds },
  endpoint: E,
  name: string,
  makeInput: (requestId: string) => EndpointInput<E>,
): Promise<KeyedAnswer<EndpointValue<E>>> {
  try {
    const value = await wps.call(endpoint, makeInput(requestIds.take(name)))
    requestIds.settle(name)
    return { ok: true, value }
  } catch (error) {
    if (!(error instanceof WpsError)) throw error
    if (isCertainRefusal(error)) requestIds.settle(name)
    return { ok: false, problem: nameProblem(error) }
  }
}

/** The same for a screen, for one endpoint. */
export function useKeyedCall<E extends EndpointDefinition>(endpoint: E) {
  const { wps, storage } = useServices()
  const requestIds = openRequestIds(storage)
  return (name: string, makeInput: (requestId: string) => EndpointInput<E>) =>
    callKeyed({ wps, requestIds }, endpoint, name, makeInput)
}

/** A refusal has its own words, whatever became of an earlier try; without an answer the member hears just that. */
function nameProblem(error: WpsError): MessageId {
  if (error.code === 'network_offline') return 'network_offline'
  return error.status >= 400 && error.status < 500 && error.status !== 408 ? errorTextId(error) : 'request.unsure'
}
