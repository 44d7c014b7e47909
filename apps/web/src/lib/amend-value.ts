import type { EndpointDefinition, EndpointValue } from '@foyer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/**
 * Applies the result of the member's own write to cached responses, so that no screen shows outdated data until they
 * are renewed, or permanently after a failed renewal. Renew them afterwards.
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
