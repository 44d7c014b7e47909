import type { Finding } from './check.ts'
import type { TextFile } from './requirement-ids.ts'

const PAGES =
  /^docs\/((flows|decisions)\/[\da-z-]+|architecture|style|operations|ledger|payment-provider|seamless-wallet)\.md$/
/** Untracked: created by a build, by a command or at the first start. */
const MADE = /^(\.\/data|DATA_DIR|dist|node_modules|vendor-check\.md)\b/
/** Names of packages such as `@foyer/contract/signing`, and suffixes such as `.test.tsx`. */
const OTHER_NAMES = /^(@|\.[a-z])/

/** Every path named in the project's map and its guides exists: from the root, or as the end of exactly such a path. */
export function findLostPaths(pages: TextFile[], paths: string[]): Finding[] {
  const known = listEnds(paths)
  return pages
    .filter(({ path }) => PAGES.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        readPaths(line)
          .filter((name) => !known.has(name.replace(/\/$/, '')) && !MADE.test(name) && !OTHER_NAMES.test(name))
          .map((name) => ({ path, line: index + 1, check: 'named-paths', message: `${name} does not exist` })),
      ),
    )
}

/** Paths in code spans: with a slash inside, or a file's name. URL paths begin with a slash and are ignored. */
function readPaths(line: string): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(name) && (/\//.test(name) || /\.(tsx?|md|sql|css)$/.test(name)))
}

/** Every file and folder, and every end of such a path. */
function listEnds(paths: string[]): Set<string> {
  const ends = new Set<string>()
  for (const path of paths) {
    const parts = path.split('/')
    for (let end = parts.length; end > 0; end -= 1)
      for (let start = 0; start < end; start += 1) ends.add(parts.slice(start, end).join('/'))
  }
  return ends
}
