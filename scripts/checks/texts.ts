import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Glossary } from '@foyer/messages/glossary'
import { readPlaceholders } from '@foyer/messages/icu'
import { folderOf, sourceLanguage } from '@foyer/messages/languages'
import ts from 'typescript'
import { type Finding, isScript, isTest, lineOf, type SourceFile, walk } from './check.ts'

type Text = readonly [id: string, text: string]

/** Texts of all languages: language → id → ICU text. */
type Texts = Record<string, Record<string, string>>

const SOURCE_LANGUAGE = folderOf(sourceLanguage)
const FOLDER = 'packages/messages/src'
/** Nouns of texts that the servers fill in themselves: values are `{name}`, without plural or select forms. */
const PLAIN_NOUNS = /^(bank|message|notification|outbox|title)\./

/** Reads every language folder of packages/messages: objects of id → ICU text, one file per noun. */
export async function readTexts(root: string): Promise<Record<string, Text[]>> {
  const texts: Record<string, Text[]> = {}
  for (const language of readdirSync(join(root, FOLDER), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const folder = join(root, FOLDER, language.name)
    const files = readdirSync(folder).filter(
      (name) => /\.ts$/.test(name) && !name.endsWith('.test.ts') && !isTable(name),
    )
    const exported = await Promise.all(files.map(async (name) => import(pathToFileURL(join(folder, name)).href)))
    texts[language.name] = exported.flatMap((exports: object) => Object.values(exports)).flatMap(listTexts)
  }
  return texts
}

/** Reads the words of a language for money and play. */
export async function readGlossary(root: string, folder: string): Promise<Glossary> {
  return (await import(pathToFileURL(join(root, FOLDER, folder, 'glossary.ts')).href)).glossary
}

/** Data of single languages, such as a calendar: no texts (decision 105). */
const isTable = (name: string) => name.endsWith('.table.ts')

/** Every language of the list has its folder, every folder its language, and each the same files. */
export function compareFolders(paths: string[], languages: readonly string[]): Finding[] {
  const files = new Map<string, Set<string>>()
  for (const path of paths) {
    const [, folder, name] = /^packages\/messages\/src\/([^/]+)\/([^/]+)$/.exec(path) ?? []
    if (folder && name && !isTable(name)) files.set(folder, (files.get(folder) ?? new Set()).add(name))
  }
  const source = files.get(SOURCE_LANGUAGE) ?? new Set<string>()
  return [
    ...[...files.keys()]
      .filter((folder) => !languages.includes(folder))
      .map((folder) => finding(folder, 'a folder without its row in languageCodes')),
    ...languages.flatMap((language) => {
      const own = files.get(language)
      if (!own) return [finding(language, 'a row of languageCodes without its folder')]
      return [...source]
        .filter((name) => !own.has(name))
        .concat([...own].filter((name) => !source.has(name)))
        .map((name) => finding(language, `${name} stands in ${source.has(name) ? SOURCE_LANGUAGE : language} only`))
    }),
  ]
}

/** Ids are unique over all files of a language. */
export function findRepeatedIds(language: string, texts: Text[]): Finding[] {
  const ids = texts.map(([id]) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => finding(language, `${id} stands twice`))
}

/** All languages have the same ids with the same placeholders; every text is well-formed and non-empty. */
export function compareTexts(texts: Texts): Finding[] {
  const source = texts[SOURCE_LANGUAGE] ?? {}
  return Object.entries(texts).flatMap(([language, own]) => [
    ...Object.keys(source)
      .filter((id) => !(id in own))
      .map((id) => finding(language, `${id} is missing`)),
    ...Object.entries(own).flatMap(([id, text]) => compareText(language, id, text, source[id])),
  ])
}

function compareText(language: string, id: string, text: string, source: string | undefined): Finding[] {
  if (source === undefined) return [finding(language, `${id} does not stand in ${SOURCE_LANGUAGE}`)]
  if (text.trim() === '') return [finding(language, `${id} is empty`)]
  const own = readPlaceholders(text)
  const wanted = readPlaceholders(source)
  if (own === undefined) return [finding(language, `${id} is not well-formed ICU`)]
  if (own !== wanted)
    return [finding(language, `${id} has the placeholders {${own}}, ${SOURCE_LANGUAGE} has {${wanted}}`)]
  if (PLAIN_NOUNS.test(id) && !/^([a-z]+(, )?)*$/.test(own))
    return [finding(language, `${id} has {${own}}, its page fills in names of small letters only`)]
  return []
}

/** Every id in use is defined, and every defined id is in use. */
export function findTextUses(texts: Texts, files: SourceFile[]): Finding[] {
  const ids = Object.keys(texts[SOURCE_LANGUAGE] ?? {})
  const nouns = new Set(ids.filter((id) => id.includes('.')).map((id) => id.split('.')[0]))
  const known = new Set(ids)
  const used = new Set<string>()
  const patterns: RegExp[] = []
  const findings: Finding[] = []
  for (const file of files.filter(
    ({ path }) => isScript(path) && !isTest(path) && !path.startsWith('packages/messages/'),
  )) {
    walk(file, (node) => {
      if (ts.isTemplateExpression(node) && /^[a-z]\w*\./i.test(node.head.text)) patterns.push(toPattern(node))
      if (!ts.isStringLiteralLike(node)) return
      used.add(node.text)
      const isText = showsTexts(file.path) && /^[a-z]\w*(\.[\w-]+)+$/i.test(node.text) && isTextPosition(node)
      if (isText && nouns.has(node.text.split('.')[0]) && !known.has(node.text)) {
        findings.push({
          path: file.path,
          line: lineOf(file, node),
          check: 'texts',
          message: `${node.text} is not defined`,
        })
      }
    })
  }
  const unused = ids.filter((id) => !used.has(id) && !patterns.some((pattern) => pattern.test(id)))
  return [...findings, ...unused.map((id) => finding(SOURCE_LANGUAGE, `${id} is used nowhere`))]
}

/** The text of an error is found by its code, so each code has one. */
export function findErrorsWithoutText(texts: Texts, codes: string[]): Finding[] {
  const source = texts[SOURCE_LANGUAGE] ?? {}
  return codes
    .filter((code) => !(`error.${code}` in source))
    .map((code) => finding(SOURCE_LANGUAGE, `error.${code} is missing, the contract has the code`))
}

function listTexts(value: unknown): Array<[string, string]> {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

function toPattern(node: ts.TemplateExpression): RegExp {
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w.-]+')}$`)
}

function showsTexts(path: string): boolean {
  return /^apps\/(web\/src|bank\/src|[^/]+\/src\/pages)\/|^packages\/contract\/src\/bounds/.test(path)
}

function isTextPosition(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false
  return !(ts.isPropertyAssignment(parent) && parent.name === node)
}

export function finding(language: string, message: string): Finding {
  return { path: `${FOLDER}/${language}`, line: 1, check: 'texts', message }
}
