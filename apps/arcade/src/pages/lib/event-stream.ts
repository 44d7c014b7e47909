/** A stream of the server's events, open until it is closed or refused. */
export interface EventStream {
  isOpen(): boolean
  close(): void
}

/**
 * Opens the stream of a path below `/api`. The browser itself returns to an interrupted stream with the id of its last
 * event, not to a refused one.
 */
export function openEventStream(
  path: string,
  { onMessage, onRefused }: { onMessage: (data: string) => void; onRefused: () => void },
): EventStream {
  const source = new EventSource(`/api${path}`)
  source.onmessage = ({ data }) => onMessage(data)
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) onRefused()
  }
  return { isOpen: () => source.readyState === EventSource.OPEN, close: () => source.close() }
}
