import { isIP } from 'node:net'
import { z } from 'zod'

/** Comma-separated addresses, networks and names of networks. */
export const proxies = z.string().refine((text) => text.split(',').every((entry) => isProxy(entry.trim())))

/** A name of local networks, an address, or a network as an address and its prefix length. */
function isProxy(entry: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(entry)) return true
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const version = isIP(address)
  return version !== 0 && !address.includes('%') && (bits === undefined || isWidth(Number(bits), version))
}

function isWidth(bits: number, version: number): boolean {
  return bits >= 1 && bits <= (version === 4 ? 32 : 128)
}

/** An address of one of these protocols, such as `https:`. */
export function addressOf(protocols: string[]): z.ZodType<string> {
  return z
    .string()
    .max(2048)
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
}

/** Scheme and host without a path. */
export function originSchema(): z.ZodType<string> {
  return z
    .string()
    .max(300)
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && /^\w+:\/\/[^/@?#]+\/?$/.test(text),
    )
    .transform((text) => new URL(text).origin)
}

/** The same, several with commas between. */
export function originListSchema(): z.ZodType<string[]> {
  return z
    .string()
    .max(4000)
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every((entry) => originSchema().safeParse(entry).success))
}
