import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildFiles } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'

/**
 * The two asset manifests (PWA-12, PWA-20, API-22, OPEN-52), the same for every merchant: the files of the build, whose
 * names contain their hashes, and the scripts at fixed addresses with theirs.
 */
export async function registerAssetManifests(
  app: FastifyInstance,
  { webDist, build }: { webDist: string; build: BuildFiles },
): Promise<void> {
  const worker = await readFile(join(webDist, 'worker', 'sw.js'))
  const manifests = {
    '/m/asset-manifest.json': build,
    '/mobile/mc/asset-manifest.json': { files: { '/m/sw.js': createHash('sha256').update(worker).digest('hex') } },
  }
  for (const [path, manifest] of Object.entries(manifests)) {
    const text = JSON.stringify(manifest)
    app.get(path, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
    )
  }
}
