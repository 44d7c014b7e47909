import { readFileSync } from 'node:fs'
import { languageFonts, writeFontFace } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the fonts of languages below `folder`, such as `/assets/`, without expiry: a file's name changes with its content.
 * Beside each is its style sheet, for documents without inline styles.
 */
export function addFonts(app: Pick<FastifyInstance, 'get'>, folder: string): void {
  for (const { language, file } of languageFonts) {
    const content = readFileSync(new URL(`../fonts/${file}`, import.meta.url))
    const sheet = writeFontFace(language, folder)
    for (const [name, type, body] of [
      [file, 'font/woff2', content],
      [`${file}.css`, 'text/css; charset=utf-8', sheet],
    ] as const)
      app.get(folder + name, (_request, reply) =>
        reply.header('content-type', type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
      )
  }
}

/** Address of the style sheet of a language's font; undefined for one without. */
export function findFontSheet(language: string, folder: string): string | undefined {
  const font = languageFonts.find((one) => one.language === language)
  return font && `${folder}${font.file}.css`
}
