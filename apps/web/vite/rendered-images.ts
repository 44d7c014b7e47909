import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { countries } from 'country-flag-icons'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const drawings = join(import.meta.dirname, '../art')
const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
const FLAG_WIDTH = 54
/** Width in px by the first word of a file's name: about twice the largest width on a phone. */
const widths: Readonly<Record<string, number>> = { banner: 800, category: 128, game: 320, referral: 720 }
const QUALITY = 75

/**
 * Renders the drawings below `art/` to WebP, at the same path below the build's `art/`, and the flags of countries to
 * `art/flags/<code>.webp`. As an image an SVG is a document of its own, parsed, laid out and painted by the page's main
 * thread: a quarter of the work of the home page.
 */
export function renderedImages(): Plugin {
  return {
    name: 'foyer-rendered-images',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const images = [...listDrawings(), ...listFlags()]
      await Promise.all(
        images.map(async ({ fileName, path, width }) => {
          this.emitFile({ type: 'asset', fileName, source: await renderImage(path, width) })
        }),
      )
    },
  }
}

interface Drawing {
  path: string
  /** In the build. */
  fileName: string
  width: number
}

function listDrawings(): Drawing[] {
  return globSync('**/*.svg', { cwd: drawings }).map((path) => {
    const width = widths[basename(path).split('-')[0]?.replace('.svg', '') ?? '']
    if (!width) throw new Error(`art/${path} has no width: its name begins with ${Object.keys(widths).join(', ')}`)
    return { path: join(drawings, path), fileName: `art/${path.replace(/svg$/, 'webp')}`, width }
  })
}

function listFlags(): Drawing[] {
  return countries.map((code) => ({
    path: join(flags, `${code}.svg`),
    fileName: `art/flags/${code.toLowerCase()}.webp`,
    width: FLAG_WIDTH,
  }))
}

/** The drawing at twice its width first: an edge that is drawn at its size has steps. */
async function renderImage(path: string, width: number): Promise<Buffer> {
  const { width: drawnWidth } = await sharp(path).metadata()
  const drawing = sharp(path, { density: Math.min(600, (72 * 2 * width) / drawnWidth) })
  return drawing.resize({ width }).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer()
}
