import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listProjectFiles } from './checks/list-files.ts'
import { dropCited, type TextFile, UNCITED } from './checks/requirement-ids.ts'
import { projectRoot } from './project.ts'

/** Reads the files that may cite a requirement. */
export function readCitingFiles(paths: string[]): TextFile[] {
  return paths
    .filter((path) => /\.(tsx?|sql|css|html|md)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}

if (import.meta.main) writeFileSync(join(projectRoot, UNCITED), dropCited(readCitingFiles(listProjectFiles())))
