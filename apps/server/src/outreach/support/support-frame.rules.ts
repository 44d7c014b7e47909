import { createHash } from 'node:crypto'
import { parseOrigin, parseWebAddress } from '@foyer/contract'

/** CS-04, DEC-22: kinds of contacts whose vendors give a script for a page; the others are links. */
const scriptTypes: ReadonlySet<string> = new Set(['AICAN', 'MIDUOKE', 'LIVECHAT', 'TX-CHAT', 'COMM100', 'COMM100VIP'])

/** The script of a contact: an address of a vendor's kind at one of the merchant's support origins. */
export function findContactScript(csType: string, address: string, origins: readonly string[]): string | undefined {
  if (!scriptTypes.has(csType.toUpperCase())) return undefined
  const url = parseScript(address)
  return url && listSupportOrigins(origins).includes(url.origin) ? url.href : undefined
}

/** A whole address of a file, by https or on this machine. */
function parseScript(text: string): URL | undefined {
  const url = parseWebAddress(text)
  if (!url || url.hash !== '' || url.pathname.endsWith('/')) return undefined
  return url.protocol === 'https:' || /(^|\.)localhost$/.test(url.hostname) ? url : undefined
}

/** What a document of ours runs: a vendor's file, or a script of the merchant. */
export type SupportScript = { address: string } | { content: string }

/** The merchant's own script: an address, or its content. */
export function readSupportScript(setting: string): SupportScript {
  const url = parseScript(setting)
  return url ? { address: url.href } : { content: setting }
}

function listSupportOrigins(origins: readonly string[]): string[] {
  return origins.flatMap((entry) => parseOrigin(entry) ?? [])
}

/** Tells the page that the vendor's script has not loaded; it says nothing else. */
const failed = "parent.postMessage('support-failed','*')"

/** The document's own script. */
export function writeSupportLoader(script: SupportScript): string {
  if ('content' in script) return script.content
  const address = JSON.stringify(script.address).replaceAll('<', '\\u003c')
  return `(function(){var s=document.createElement('script');s.async=true;s.src=${address};s.onerror=function(){${failed}};document.head.appendChild(s)})()`
}

/**
 * The document's policy: its own script by hash, the vendor's from the named origins, and nothing of ours. Its origin is
 * the host of scripts, which has nothing of ours either, or none where the page's frame says so.
 */
export function writeSupportPolicy(script: SupportScript, origins: readonly string[], framers: readonly string[]) {
  const own = 'address' in script ? [new URL(script.address).origin] : []
  const hosts = [...new Set([...own, ...listSupportOrigins(origins)])]
  const sockets = hosts.map((host) => host.replace(/^http/, 'ws'))
  const hash = createHash('sha256').update(writeSupportLoader(script)).digest('base64')
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', `'sha256-${hash}'`, ...hosts],
    ['style-src', "'unsafe-inline'", ...hosts],
    ['connect-src', ...hosts, ...sockets],
    ['img-src', 'data:', 'blob:', ...hosts],
    ['font-src', 'data:', ...hosts],
    ['media-src', 'data:', 'blob:', ...hosts],
    ['frame-src', ...hosts],
    ['base-uri', "'none'"],
    ['form-action', ...hosts],
    ['frame-ancestors', ...framers],
    ['sandbox', 'allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'],
  ]
  return directives
    .map(([name, ...sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ')
}
