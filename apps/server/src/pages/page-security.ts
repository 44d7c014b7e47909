import { randomBytes } from 'node:crypto'
import { parseOrigin } from '@foyer/contract'
import type { FastifyReply } from 'fastify'
import { writeTrustedTypes } from '../http/headers.ts'

/** Name of the policy that the document's loader makes; the same as in `apps/web/src/document/inline-scripts.ts`. */
const SCRIPT_POLICY = 'foyer'

/** 128 bits for one answer. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

interface PagePolicy {
  nonce: string
  isHttps: boolean
  /** Origins of pictures; those that are no https origin are left out. */
  imageHosts?: readonly string[]
  /** Origins that may show the page in a frame; those that are no origin are left out. */
  frameAncestors?: readonly string[] | undefined
  /** Address of the one document that the page may show in a frame; none when left out (T26). */
  frame?: string | undefined
}

/** Gives a page its policy instead of the one of every answer; X-Frame-Options only knows nobody and everybody. */
export function setPagePolicy(reply: FastifyReply, page: PagePolicy): void {
  const policy = writePagePolicy(page)
  reply.header('content-security-policy', policy)
  if (policy.includes("frame-ancestors 'none'")) reply.header('x-frame-options', 'DENY')
  else reply.removeHeader('x-frame-options')
}

/**
 * The policy of a page: scripts by nonce and what they load themselves, styles by nonce and from here, pictures from here
 * and the merchant's picture hosts, calls and forms to here only, a frame of one address or none; framed by nobody but
 * whom the merchant names (T34).
 */
export function writePagePolicy(policy: PagePolicy): string {
  const { nonce, isHttps, imageHosts = [], frameAncestors = [], frame } = policy
  const images = listOrigins(imageHosts).filter((origin) => origin.startsWith('https:'))
  const framers = listOrigins(frameAncestors).filter((origin) => !isHttps || origin.startsWith('https:'))
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...images].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frame === undefined ? [] : [`frame-src ${frame}`]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framers.join(' ') || "'none'"}`,
    writeTrustedTypes([SCRIPT_POLICY]),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function listOrigins(list: readonly string[]): string[] {
  return list.flatMap((entry) => parseOrigin(entry) ?? [])
}
