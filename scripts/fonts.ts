import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Writes the fonts of languages into `packages/http/fonts`: from the packages of Fontsource, the letters of the language
 * alone. Their names have a hash of the content; rows of `packages/contract/src/languages.ts` name them.
 */
const folder = new URL('../packages/http/fonts/', import.meta.url)
/** Joiners, the space of no width between words, and the circle that carries a lone mark. */
const common = '\u200b\u200c\u200d\u25cc'
/** Letters, marks, signs and digits as first and last code point; those of minority languages are left out. */
const sources = [
  {
    name: 'myanmar',
    font: import.meta.resolve('@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2'),
    ranges: [[0x1000, 0x104f]],
  },
  {
    name: 'khmer',
    font: import.meta.resolve('@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2'),
    ranges: [
      [0x1780, 0x17dd],
      [0x17e0, 0x17e9],
    ],
  },
  {
    name: 'lao',
    font: import.meta.resolve('@fontsource/noto-sans-lao/files/noto-sans-lao-lao-400-normal.woff2'),
    ranges: [[0x0e80, 0x0edf]],
  },
] as const // two numbers each

mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.woff2')) rmSync(new URL(file, folder))
const licences: string[] = []
for (const { name, font: source, ranges } of sources) {
  const letters = ranges.flatMap(([first, last]) => listLetters(first, last))
  const font = await subsetFont(readFileSync(new URL(source)), letters.join('') + common, { targetFormat: 'woff2' })
  const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)
  writeFileSync(new URL(`${name}-${hash}.woff2`, folder), font)
  console.log(`${name}-${hash}.woff2: ${font.length} bytes`)
  licences.push(readFileSync(new URL('../LICENSE', source), 'utf8').trim())
}
writeFileSync(new URL('OFL.txt', folder), `${licences.join('\n\n---\n\n')}\n`)

function listLetters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
