/** The name by which the instance knows the host of an address. */
export function hostNameOf(url: string): string {
  return readHostName(new URL(url).host)
}

/** The name in a Host header: lower case, without port and without the dot of a complete name. */
export function readHostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
