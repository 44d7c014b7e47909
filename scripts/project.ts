import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** The path of an installed tool's command. */
export function toolPath(name: string): string {
  return join(projectRoot, 'node_modules', '.bin', name)
}
