import type { EndpointDefinition, EndpointValue } from '@foyer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/**
 * Puts into the answers that are here what a write of the member's own has just added to them, so that no screen shows
 * what was before it until they are renewed, or for good where that fails. Renew them after it.
 */
export function amendValue<E extends EndpointDefinition>(
  client: QueryClient,
  { path }: E,
  amend: (value: EndpointValue<E>) => EndpointValue<E>,
): void {
  client.setQueriesData<EndpointValue<E>>({ queryKey: [path] }, (value) => value && amend(value))
}

/** The same for a screen. */
export function useAmend() {
  const client = useQueryClient()
  return <E extends EndpointDefinition>(endpoint: E, amend: (value: EndpointValue<E>) => EndpointValue<E>) =>
    amendValue(client, endpoint, amend)
}
