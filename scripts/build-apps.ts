import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectRoot, toolPath } from './project.ts'
import { runCommand } from './run-command.ts'

/** A build failed; `message` is the bundler's output. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

export interface BuildOptions {
  /** Builds even without changes. */
  isForced?: boolean
  /** Shows English as a pseudo-language (PSEUDO_LANGUAGE). */
  isPseudo?: boolean
  /** Of one app only. */
  app?: 'arcade' | 'web'
  report: (text: string) => void
}

const BUILD_TIMEOUT_MS = 600_000
/** Digest of the inputs of a build, stored in the app's dist. */
const STAMP = 'inputs.sha256'

/** Builds every app with a vite.config.ts and changed inputs. @throws BuildError */
export async function buildApps({ isForced = false, isPseudo = false, app, report }: BuildOptions): Promise<void> {
  for (const config of globSync(`apps/${app ?? '*'}/vite.config.ts`, { cwd: projectRoot }).sort()) {
    const folder = dirname(config)
    const stampFile = join(projectRoot, folder, 'dist', STAMP)
    const inputs = hashInputs(folder) + (isPseudo ? ' pseudo' : '')
    if (!isForced && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs) continue
    // An interrupted build leaves no stamp, even if the inputs are reverted.
    rmSync(stampFile, { force: true })
    report(`building ${basename(folder)}`)
    const { code, output } = await runCommand(toolPath('vite'), ['build', '--app', '--logLevel', 'warn'], {
      cwd: join(projectRoot, folder),
      env: { ...process.env, NODE_ENV: 'production', PSEUDO_LANGUAGE: isPseudo ? 'on' : 'off' },
      timeoutMs: BUILD_TIMEOUT_MS,
    })
    if (code !== 0) throw new BuildError(`${folder} cannot be built:\n${output.trim()}`)
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, inputs)
  }
}

/** A digest of all inputs of a build: the app, the packages, and the versions of all libraries. */
function hashInputs(folder: string): string {
  const patterns = [`${folder}/**`, 'packages/**', 'package-lock.json', 'tsconfig.base.json']
  const paths = globSync(patterns, {
    cwd: projectRoot,
    exclude: (path) =>
      /(^|\/)(node_modules|dist|data|migrations)$/.test(String(path)) || /\.test\.tsx?$/.test(String(path)),
  })
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    const file = join(projectRoot, path)
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
