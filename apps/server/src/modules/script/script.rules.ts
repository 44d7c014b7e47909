import { parseWebAddress } from '@foyer/contract'

/** The most third-party scripts that one merchant has. */
const SCRIPTS_MAX = 10
/** What a policy reads as it stands: no end of a directive, no folder in the place of a file. */
const filePath = /^(\/[\w.~@%+=:-]+)+$/

/**
 * The scripts of a merchant's list that may run (T26): whole addresses of files, written as a browser would, by https or
 * at a name of this very machine. An entry that is something else counts for nothing, nor does what comes after ten.
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
 * The policy of the document that runs them: these files and what they send to their own hosts, nothing beside; shown by
 * these origins only. Its origin is nobody's, wherever it is opened: it has no storage and no cookies, and leads nowhere.
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
