import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json)$/
/** Below this size a compressed variant is not worth a second file. */
const leastBytes = 200

/**
 * Writes a `.br` and a `.gz` next to each text file of the client's build, so that no request waits for a compressor.
 */
export function compressedVariants(): Plugin {
  return {
    name: 'foyer-compressed-twins',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(options) {
        if (!['client', 'legacy'].includes(this.environment.name) || !options.dir) return
        for (const entry of readdirSync(options.dir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !compressible.test(entry.name)) continue
          const path = join(entry.parentPath, entry.name)
          // A file of the previous build has its own already.
          if (existsSync(`${path}.br`)) continue
          const text = readFileSync(path)
          if (text.length < leastBytes) continue
          // The legacy bundle is for few: its build is short.
          writeFileSync(`${path}.br`, this.environment.name === 'client' ? compressBest(text) : compressQuickly(text))
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
        }
      },
    },
  }
}

function compressQuickly(text: Buffer): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

/** Brotli with the best of its distance parameters for the text: its own choice is up to 0.4 % larger. */
function compressBest(text: Buffer): Buffer {
  const tries = [0, 1, 2, 3].map((postfix) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_NPOSTFIX]: postfix },
    }),
  )
  return tries.reduce((best, one) => (one.length < best.length ? one : best))
}
