import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebclipSigner } from '../webclip-signer.ts'

/** Files of OpenSSL's, in a folder of their own. */
export interface SignerFolder {
  openssl: (...given: string[]) => string
  read: (name: string) => string
  path: (name: string) => string
  remove: () => void
}

export function openSignerFolder(): SignerFolder {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-signer-'))
  return {
    openssl: (...given) => execFileSync('openssl', given, { cwd: folder, stdio: 'pipe' }).toString('utf8'),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    path: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A certificate that a root has issued, with the root's after it; the root is also in the file `<kind>-root.pem`. */
export function issueSigner({ openssl, read }: SignerFolder, kind: 'rsa' | 'ec'): WebclipSigner {
  const key = kind === 'rsa' ? ['-newkey', 'rsa:2048'] : ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
  const at = (name: string) => `${kind}-${name}`
  const plain = ['-noenc', '-days', '2']
  openssl('req', '-x509', ...key, ...plain, '-keyout', at('root.key'), '-out', at('root.pem'), '-subj', '/CN=Root')
  openssl(
    ...['req', '-x509', ...key, ...plain, '-keyout', at('own.key'), '-out', at('own.pem'), '-subj', '/CN=Aurora'],
    ...['-CA', at('root.pem'), '-CAkey', at('root.key')],
    ...['-addext', 'extendedKeyUsage=emailProtection', '-addext', 'basicConstraints=critical,CA:FALSE'],
  )
  return { certificates: read(at('own.pem')) + read(at('root.pem')), privateKey: read(at('own.key')) }
}

/** One signer, without its files. */
export function makeSigner(): WebclipSigner {
  const folder = openSignerFolder()
  try {
    return issueSigner(folder, 'ec')
  } finally {
    folder.remove()
  }
}
