import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

function readAsset(file: URL, type: string) {
  const content = readFileSync(file, 'utf8')
  const name = file.pathname.slice(file.pathname.lastIndexOf('/') + 1)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { content, type, path: `/assets/${hash}/${name}` }
}

/** The three files next to the pages; their addresses change with their content. */
export const assets = {
  style: readAsset(new URL('./assets/style.css', import.meta.url), 'text/css; charset=utf-8'),
  script: readAsset(new URL('./assets/pay.js', import.meta.url), 'text/javascript; charset=utf-8'),
  icon: readAsset(new URL('./assets/icon.svg', import.meta.url), 'image/svg+xml'),
}

/** Serves the assets, cacheable without expiry. */
export function addAssets(app: FastifyInstance): void {
  for (const asset of Object.values(assets)) {
    app.get(asset.path, (_request, reply) =>
      reply
        .header('content-type', asset.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(asset.content),
    )
  }
}
