import { globSync, readFileSync } from 'node:fs'
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
 * Renders the drawings below `art/` to WebP and, for iOS before 14, to PNG or JPEG with the same name and their own after it,
 * at the same path below the build's `art/`, and the flags of countries to
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
        images.map(async (drawing) => {
          for (const [fileName, source] of await renderImage(drawing))
            this.emitFile({ type: 'asset', fileName, source })
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
  /** Its form for languages from right to left, which mirrors all but figures. */
  isMirrored?: boolean
}

/** The rules of a drawing's mirrored form apply at the fragment `rtl`. */
const mirroring = /#rtl:target~/

function listDrawings(): Drawing[] {
  return globSync('**/*.svg', { cwd: drawings }).flatMap((name) => {
    const width = widths[basename(name).split('-')[0]?.replace('.svg', '') ?? '']
    if (!width) throw new Error(`art/${name} has no width: its name begins with ${Object.keys(widths).join(', ')}`)
    const path = join(drawings, name)
    const place = `art/${name.replace(/\.svg$/, '')}`
    const drawing = { path, fileName: `${place}.webp`, width }
    const isMirrorable = mirroring.test(readFileSync(path, 'utf8'))
    if (!isMirrorable && basename(name).startsWith('banner-')) throw new Error(`art/${name} has no mirrored form`)
    return isMirrorable ? [drawing, { ...drawing, fileName: `${place}-rtl.webp`, isMirrored: true }] : [drawing]
  })
}

function listFlags(): Drawing[] {
  return countries.map((code) => ({
    path: join(flags, `${code}.svg`),
    fileName: `art/flags/${code.toLowerCase()}.webp`,
    width: FLAG_WIDTH,
  }))
}

/** The files of an image. The drawing at twice its width first: an edge that is drawn at its size has steps. */
async function renderImage({ path, fileName, width, isMirrored = false }: Drawing): Promise<[string, Buffer][]> {
  const text = readFileSync(path, 'utf8')
  const source = Buffer.from(isMirrored ? text.replaceAll('#rtl:target~', '') : text)
  const { width: drawnWidth } = await sharp(source).metadata()
  const drawing = sharp(source, { density: Math.min(600, (72 * 2 * width) / drawnWidth) })
  const picture = sharp(await drawing.resize({ width }).png({ compressionLevel: 0 }).toBuffer())
  const webp = picture.clone().webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer()
  const { isOpaque } = await picture.stats()
  const older = isOpaque
    ? picture.clone().jpeg({ quality: QUALITY })
    : picture.clone().png({ palette: true, effort: 1 })
  return [
    [fileName, await webp],
    [`${fileName}.${isOpaque ? 'jpg' : 'png'}`, await older.toBuffer()],
  ]
}
