/** The instance's name for the host of an address. */
export function hostNameOf(url: string): string {
  return readHostName(new URL(url).host)
}

/** The name in a Host header: lower case, without port and without a trailing dot. */
export function readHostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
