import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorCodes, type Language, languageCodes, languages } from '@foyer/contract'
import { folderOf, sourceLanguage } from '@foyer/messages/languages'
import { findBoundaryCrossings } from './boundaries.ts'
import { type Finding, readSourceFile, runFileCheck } from './checks/check.ts'
import { fileChecks } from './checks/index.ts'
import { findUnlistedLicences, readLockFile } from './checks/licences.ts'
import { listProjectFiles } from './checks/list-files.ts'
import { findLostPaths } from './checks/named-paths.ts'
import { checkRequirements } from './checks/requirement-ids.ts'
import { findRetiredTerms, readRetiredTerms } from './checks/retired-terms.ts'
import {
  compareFolders,
  compareTexts,
  findErrorsWithoutText,
  findRepeatedIds,
  findTextUses,
  readGlossary,
  readTexts,
} from './checks/texts.ts'
import { findTranslationFaults } from './checks/translations.ts'
import { projectRoot, toolPath } from './project.ts'
import { runCommand } from './run-command.ts'
import { findStaleSettings } from './settings-readme.ts'
import { readCitingFiles } from './uncited.ts'

/** TypeScript 7, beside the version that programs import as `typescript` (decision 074). Both install a command `tsc`. */
const typeChecker = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')))

/** One step of `npm run check`: `run` returns the problems as text, empty without any. */
export interface CheckStep {
  name: string
  run(): Promise<string>
}

/** All steps in the order of the report. */
export function listCheckSteps(): CheckStep[] {
  const paths = listProjectFiles()
  return [
    toolStep('format and lint', toolPath('biome'), ['check', '--diagnostic-level=info', '--max-diagnostics=60']),
    ...paths
      .filter((path) => /^(tsconfig|(apps|packages)\/[^/]+\/(.+\/)?tsconfig(\.[a-z]+)?)\.json$/.test(path))
      .map((path) =>
        toolStep(`types of ${path}`, typeChecker, ['-p', path, '--noEmit', '--pretty', 'false', ...recordTypes(path)]),
      ),
    findingStep('boundaries', async () => findBoundaryCrossings(projectRoot, listFolders(paths))),
    toolStep('dead code', toolPath('knip'), ['--no-progress', '--no-config-hints']),
    toolStep('dead code in what ships', toolPath('knip'), [
      '--no-progress',
      '--no-config-hints',
      '--production',
      '--config=knip.shipped.json',
      '--include=exports,files,dependencies',
    ]),
    findingStep('texts', async () => findTextFaults(paths)),
    findingStep('code conventions', async () => {
      const files = paths.filter((path) => fileChecks.some((check) => check.covers(path)))
      const sources = files.map((path) => readSourceFile(projectRoot, path))
      return fileChecks.flatMap((check) => runFileCheck(check, sources))
    }),
    findingStep('retired terms', async () => {
      const words = readRetiredTerms(readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8'))
      const files = paths.filter((path) => /\.(tsx?|css|sql)$/.test(path))
      return findRetiredTerms(
        files.map((path) => readSourceFile(projectRoot, path)),
        words,
      )
    }),
    findingStep('requirements and docs', async () => {
      const files = readCitingFiles(paths)
      return [...checkRequirements(files), ...findLostPaths(files, paths)]
    }),
    findingStep('settings in README', async () =>
      findStaleSettings(readFileSync(join(projectRoot, 'README.md'), 'utf8')),
    ),
    findingStep('licences', async () => findUnlistedLicences(readLockFile(projectRoot))),
  ]
}

/** Results of unchanged files are cached between runs. */
function recordTypes(path: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', join('.cache', 'types', `${path.replaceAll('/', '-')}.tsbuildinfo`)]
}

async function findTextFaults(paths: string[]): Promise<Finding[]> {
  const lists = Object.entries(await readTexts(projectRoot))
  const texts = Object.fromEntries(lists.map(([language, list]) => [language, Object.fromEntries(list)]))
  const sources = paths
    .filter((path) => /^(apps|packages)\/.+\.tsx?$/.test(path))
    .map((path) => readSourceFile(projectRoot, path))
  const source = await readTranslation(sourceLanguage, texts)
  const translations = await Promise.all(
    languageCodes.filter((code) => code !== sourceLanguage).map((code) => readTranslation(code, texts)),
  )
  return [
    ...compareFolders(paths, languageCodes.map(folderOf)),
    ...translations.flatMap((own) => findTranslationFaults(source, own)),
    ...lists.flatMap(([language, list]) => findRepeatedIds(language, list)),
    ...compareTexts(texts),
    ...findErrorsWithoutText(texts, errorCodes),
    ...findTextUses(texts, sources),
  ]
}

/** A language with its words for money and play. */
async function readTranslation(language: Language, texts: Record<string, Record<string, string>>) {
  const folder = folderOf(language)
  const glossary = await readGlossary(projectRoot, folder)
  return { folder, tag: languages[language].tag, texts: texts[folder] ?? {}, glossary }
}

function listFolders(paths: string[]): string[] {
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && path.includes('/'))
  return [...new Set(sources.map((path) => path.split('/')[0] ?? ''))].filter((folder) => !folder.startsWith('.'))
}

function toolStep(name: string, command: string, args: string[]): CheckStep {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command, args, { cwd: projectRoot, timeoutMs: 300_000 })
      return code === 0 ? '' : output.trim() || `${command} ended with ${code}`
    },
  }
}

function findingStep(name: string, find: () => Promise<Finding[]>): CheckStep {
  return {
    name,
    async run() {
      const findings = await find()
      return findings.map(({ path, line, check, message }) => `${path}:${line}  ${check}  ${message}`).join('\n')
    },
  }
}
