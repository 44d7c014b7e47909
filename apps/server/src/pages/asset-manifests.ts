import { createHash } from 'node:crypto'
import { isOldBrowser, type PageRenderer } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { readWorker } from './service-worker.ts'

/**
 * The two asset manifests (PWA-12, PWA-20, API-22, OPEN-52), the same for every merchant: the files of the build, whose
 * names contain their hashes, and the scripts at fixed addresses with theirs. Old browsers get those of their bundle (DEC-45).
 */
export async function registerAssetManifests(
  app: FastifyInstance,
  { webDist, listBuildFiles }: { webDist: string } & Pick<PageRenderer, 'listBuildFiles'>,
): Promise<void> {
  for (const [path, writeManifest] of [
    ['/m/asset-manifest.json', async (isLegacy: boolean) => listBuildFiles(isLegacy)],
    ['/mobile/mc/asset-manifest.json', (isLegacy: boolean) => listScripts(webDist, isLegacy)],
  ] as const) {
    const [modern, legacy] = await Promise.all(
      [false, true].map(async (isLegacy) => JSON.stringify(await writeManifest(isLegacy))),
    )
    app.get(path, async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(isOldBrowser(request.headers['user-agent']) ? legacy : modern),
    )
  }
}

async function listScripts(webDist: string, isLegacy: boolean) {
  const worker = await readWorker(webDist, isLegacy)
  return { files: { '/m/sw.js': createHash('sha256').update(worker).digest('hex') } }
}
