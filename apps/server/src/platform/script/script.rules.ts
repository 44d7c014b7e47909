import { parseWebAddress } from '@foyer/contract'

/** Maximum third-party scripts of one merchant. */
const SCRIPTS_MAX = 10
/** Paths that are safe in a policy: no end of a directive, no folder instead of a file. */
const filePath = /^(\/[\w.~@%+=:-]+)+$/

/**
 * The permitted scripts of a merchant's list (T26): normalized absolute addresses of files, by https or on this
 * machine. Other entries, and those after the tenth, are ignored.
 */
export function listScripts(given: readonly string[] = []): string[] {
  return [...new Set(given.filter(isScript))].slice(0, SCRIPTS_MAX)
}

function isScript(text: string): boolean {
  const url = parseWebAddress(text)
  if (url?.href !== text || url.hash !== '' || !filePath.test(url.pathname)) return false
  return url.protocol === 'https:' || /(^|\.)localhost$/.test(url.hostname)
}

/**
 * The policy of their document: these files and requests to their own hosts only; framed by these origins only. The
 * document has an opaque origin: no storage, no cookies, no navigation.
 */
export function writeScriptPolicy(scripts: readonly string[], framers: readonly string[]): string {
  const urls = scripts.map((script) => new URL(script))
  const files = new Set(urls.map(({ origin, pathname }) => origin + pathname))
  const hosts = [...new Set(urls.map(({ origin }) => origin))].join(' ')
  return [
    "default-src 'none'",
    `script-src ${[...files].join(' ')}`,
    `connect-src ${hosts}`,
    `img-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers.join(' ')}`,
    'sandbox allow-scripts',
  ].join('; ')
}
