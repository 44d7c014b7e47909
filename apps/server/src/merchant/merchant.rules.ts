import type { Merchant } from './merchant.store.ts'

/** The merchant's name in a language; its own name while the language is unknown. */
export function nameMerchant(
  { name, settings }: Pick<Merchant, 'name' | 'settings'>,
  language: string | undefined,
): string {
  const names: Partial<Record<string, string>> = settings.names ?? {}
  return (language && names[language]) ?? name
}

/** The host of a Host header in lower case, without its port; undefined when it is not a plain host name or address. */
export function parseHost(header: string | undefined): string | undefined {
  const match = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i.exec(header ?? '')
  return match?.[1]?.toLowerCase().replace(/\.$/, '')
}
