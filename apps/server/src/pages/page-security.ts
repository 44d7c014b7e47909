import { randomBytes } from 'node:crypto'
import { parseOrigin } from '@foyer/contract'
import type { FastifyReply } from 'fastify'
import { writeTrustedTypes } from '../http/headers.ts'
import type { IdentityHosts } from '../providers/identity/identity.ts'

/**
 * Name of the Trusted Types policy of the document's loader; the same as in `apps/web/src/document/inline-scripts.ts`.
 */
const SCRIPT_POLICY = 'foyer'

/** 128 bits for one response. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

interface PagePolicy {
  nonce: string
  isHttps: boolean
  /** Origins of images; anything but an https origin is left out. */
  imageHosts?: readonly string[]
  /** Origins that may frame the page; anything but an origin is left out. */
  frameAncestors?: readonly string[] | undefined
  /** Addresses of the documents that the page may frame: third-party scripts, a captcha; default: none (T26). */
  frames?: readonly (string | undefined)[]
  /** Vendors of the ways to log in; undefined without one. */
  identityHosts?: IdentityHosts | undefined
}

/** Sets a page's own policy; X-Frame-Options supports only none and all. */
export function setPagePolicy(reply: FastifyReply, page: PagePolicy): void {
  const policy = writePagePolicy(page)
  reply.header('content-security-policy', policy)
  if (policy.includes("frame-ancestors 'none'")) reply.header('x-frame-options', 'DENY')
  else reply.removeHeader('x-frame-options')
  // The vendors check where a sign-in comes from; they learn the origin and no path.
  if (page.identityHosts?.connect.length) reply.header('referrer-policy', 'strict-origin')
}

/**
 * The policy of a page: scripts by nonce and those they load, styles by nonce and from here, images from here and the
 * merchant's image hosts, calls and forms to here only, the framed addresses, and the vendors of the merchant's ways to
 * log in; framed only by the merchant's listed origins (T34).
 */
export function writePagePolicy(policy: PagePolicy): string {
  const { nonce, isHttps, imageHosts = [], frameAncestors = [], frames = [], identityHosts } = policy
  const images = listOrigins(imageHosts).filter((origin) => origin.startsWith('https:'))
  const framers = listOrigins(frameAncestors).filter((origin) => !isHttps || origin.startsWith('https:'))
  const { connect = [], frames: vendorFrames = [], styles = [], policies = [] } = identityHosts ?? {}
  const framed = [...frames.flatMap((address) => address ?? []), ...vendorFrames]
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    [`style-src 'self' 'nonce-${nonce}'`, ...styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(framed.length === 0 ? [] : [`frame-src ${framed.join(' ')}`]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framers.join(' ') || "'none'"}`,
    writeTrustedTypes([SCRIPT_POLICY, ...policies]),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function listOrigins(list: readonly string[]): string[] {
  return list.flatMap((entry) => parseOrigin(entry) ?? [])
}
