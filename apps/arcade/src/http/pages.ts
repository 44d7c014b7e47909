import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import {
  formatTagOf,
  hasOwnCalendar,
  isLanguage,
  isOldBrowser,
  type Language,
  numberTagOf,
  writeDocumentAttributes,
} from '@foyer/contract'
import { addFonts, findFontSheet } from '@foyer/http/fonts'
import { sourceLanguage } from '@foyer/messages/languages'
import { loadLotteryTexts } from '@foyer/messages/lottery'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ArcadeGame, findGame, LOTTERY } from '../game/arcade-game.rules.ts'
import { LOTTERY_CODES, LOTTERY_PATH } from '../game/lottery.constants.ts'
import { nameTheme, readThemeName, type Theme, writeThemeSheet } from '../game/theme.rules.ts'
import { ArcadeError } from './arcade-error.ts'

/** Screens of each lottery: the main one has them at the root, the others after their code. */
const LOTTERY_SCREENS = ['/', '/tickets', '/tickets/:id', '/draws', '/draws/:id', '/draws/:id/check', '/rules'] as const

/** Addresses of the screens; each gets the same document, and the script renders the screen. */
const SCREENS = [
  ...LOTTERY_SCREENS,
  ...LOTTERY_CODES.flatMap((code) => LOTTERY_SCREENS.map((path) => LOTTERY_PATH + code + (path === '/' ? '' : path))),
  '/switch',
  '/sorry/:reason',
]

/** Addresses of the screens of games below `/games/`. */
const GAME_SCREENS = ['/games/:game', '/games/:game/switch', '/games/:game/rounds/:id', '/games/:game/verify'] as const

export interface PageOptions {
  /** Folder of the built pages. */
  pagesDir: URL
  /** Every game of the arcade. */
  games: readonly ArcadeGame[]
  /** Preferred languages of the request, the best first, and the merchant's theme. */
  readAppearance: (request: FastifyRequest) => Promise<{ languages: string[]; theme: Theme | null }>
}

/** The document's placeholder for the screen; before it comes the way on of a page whose script does not start. */
const OPENING = '<div class="opening"'

interface Documents {
  lottery: string | undefined
  game: string | undefined
}

/** The documents of a bundle; undefined before the first build. */
async function readDocuments(folder: URL): Promise<Documents> {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => undefined)
  return { lottery: await read('index.html'), game: await read('game.html') }
}

/** Serves the built pages: hashed files without expiry, the document uncached, in the player's language. */
export async function addPages(app: FastifyInstance, { pagesDir, games, readAppearance }: PageOptions): Promise<void> {
  const folders = { modern: pagesDir, legacy: new URL('legacy/', pagesDir) }
  const [modern, legacy] = await Promise.all([readDocuments(folders.modern), readDocuments(folders.legacy)])
  if (!modern.lottery || !modern.game)
    app.log.warn({ pagesDir: pagesDir.href }, 'pages are not built: run npm run build')
  addFonts(app, '/assets/')
  await app.register(fastifyStatic, {
    root: Object.values(folders).map((folder) => fileURLToPath(new URL('assets/', folder))),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })

  async function sendDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: keyof Documents = 'lottery',
  ): Promise<FastifyReply> {
    // DEC-45: old browsers get their own bundle.
    const { [kind]: text } = isOldBrowser(request.headers['user-agent']) ? legacy : modern
    if (!text) return reply.code(503).type('text/plain').send('The pages are not built.\n')
    const { languages: asked, theme } = await readAppearance(request)
    const language = asked.find(isLanguage) ?? sourceLanguage
    const font = findFontSheet(language, '/assets/')
    const fontSheet = font ? `<link rel="stylesheet" href="${font}" />` : ''
    const sheet = theme ? `<link rel="stylesheet" href="/theme/${nameTheme(theme)}.css" />` : ''
    const opening = `<html ${writeDocumentAttributes(language)} ${writeFormatAttributes(language)}>`
    const texts = await loadLotteryTexts(language)
    const document = text
      .replace(/<html[^>]*>/, opening)
      .replace('</head>', `${sheet}${fontSheet}</head>`)
      .replace(OPENING, `<a class="late" href="">${texts['lottery.late']}</a>${OPENING}`)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(document)
  }
  // Its name contains its whole content: identical for everybody, without expiry.
  app.get<{ Params: { file: string } }>('/theme/:file', async (request, reply) => {
    const theme = readThemeName(/^(.+)\.css$/.exec(request.params.file)?.[1] ?? '')
    if (!theme) throw new ArcadeError('not_found')
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/css; charset=utf-8')
    return reply.send(writeThemeSheet(theme))
  })
  for (const path of SCREENS) app.get(path, (request, reply) => sendDocument(request, reply))
  for (const path of GAME_SCREENS) {
    app.get<{ Params: { game: string } }>(path, (request, reply) => {
      const game = findGame(games, request.params.game)
      if (!game || game === LOTTERY) return sendDocument(request, reply.code(404))
      return sendDocument(request, reply, 'game')
    })
  }
  // An unknown address gets the document too, which shows the error; a script's request gets an error.
  app.get('/*', async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw new ArcadeError('not_found')
    return sendDocument(request, reply.code(404))
  })
}

/** What the pages read of the language: its code, the tags of its formats, and whether its dates are in its texts. */
function writeFormatAttributes(language: Language): string {
  const tags = `data-formats="${formatTagOf(language)}" data-numbers="${numberTagOf(language)}"`
  return `data-language="${language}" ${tags}${hasOwnCalendar(language) ? ' data-calendar' : ''}`
}
