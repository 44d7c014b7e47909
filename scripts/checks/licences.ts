import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './check.ts'

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
])
/** Weak copyleft: permitted for tools, not for shipped code. */
const ALLOWED_FOR_TOOLS = new Set([
  ...ALLOWED,
  'Zlib',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'CC-BY-4.0',
  'CC-BY-3.0',
  'OFL-1.1',
])

interface LockedPackage {
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  license?: string
}

/**
 * Every package of the lock file has a permitted licence: a narrow list for shipped ones, a slightly wider one for
 * tools.
 */
export function findUnlistedLicences(lockFile: { packages: Record<string, LockedPackage> }): Finding[] {
  return Object.entries(lockFile.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { dev, devOptional, license = '' }]) => {
      const isTool = dev ?? devOptional ?? false
      if (isAllowed(license, isTool ? ALLOWED_FOR_TOOLS : ALLOWED)) return []
      const name = path.split('node_modules/').at(-1)
      const message = `${name} (${isTool ? 'tool' : 'shipped'}) has the licence ${license || '(none)'}`
      return [{ path: 'package-lock.json', line: 1, check: 'licences', message }]
    })
}

/** Reads the lock file below `root`; a missing licence is read from the package's own manifest. */
export function readLockFile(root: string): Parameters<typeof findUnlistedLicences>[0] {
  const lockFile: Parameters<typeof findUnlistedLicences>[0] = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  for (const [path, locked] of Object.entries(lockFile.packages)) {
    if (path.includes('node_modules/') && !locked.link && !locked.license)
      locked.license = readOwnLicence(join(root, path))
  }
  return lockFile
}

function readOwnLicence(folder: string): string {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return license?.type ?? license ?? licenses?.map(({ type }: { type: string }) => type).join(' OR ') ?? ''
  } catch {
    return ''
  }
}

/** `A OR B` needs one of them, `A AND B` all. */
function isAllowed(expression: string, allowed: Set<string>): boolean {
  const choices = expression.replace(/[()]/g, '').split(/\s+OR\s+/)
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())))
}
