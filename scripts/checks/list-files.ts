import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project.ts'

/** Paths of all tracked or untracked but not ignored files, below the root. */
export function listProjectFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(output.split('\0'))].filter((path) => path && existsSync(join(projectRoot, path)))
}
