import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../art')
/** Width in px by the first word of a file's name: about twice the largest width on a phone. */
const widths: Readonly<Record<string, number>> = { banner: 800, category: 128, game: 320, referral: 720 }
const QUALITY = 75

/**
 * Renders the drawings below `art/` to WebP, at the same path below the build's `art/`. As an image an SVG is a document
 * of its own, parsed, laid out and painted by the page's main thread: a third of the work of the home page.
 */
export function renderedImages(): Plugin {
  return {
    name: 'foyer-rendered-images',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      await Promise.all(
        globSync('**/*.svg', { cwd: folder }).map(async (path) => {
          const width = widths[basename(path).split('-')[0]?.replace('.svg', '') ?? '']
          if (!width)
            throw new Error(`art/${path} has no width: its name begins with ${Object.keys(widths).join(', ')}`)
          this.emitFile({
            type: 'asset',
            fileName: `art/${path.replace(/svg$/, 'webp')}`,
            source: await renderImage(join(folder, path), width),
          })
        }),
      )
    },
  }
}

/** The drawing at twice its width first: an edge that is drawn at its size has steps. */
async function renderImage(path: string, width: number): Promise<Buffer> {
  const { width: drawnWidth } = await sharp(path).metadata()
  const drawing = sharp(path, { density: Math.min(600, (72 * 2 * width) / drawnWidth) })
  return drawing.resize({ width }).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer()
}
