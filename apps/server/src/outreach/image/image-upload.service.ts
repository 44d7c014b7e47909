import { type ImageKind, imageAddressOf } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { createWorkQueue } from '../../http/work-queue.ts'
import { countImages, hasImage, saveImageFiles } from './image.store.ts'
import type { renderImage as render } from './image-rendering.ts'

/** Pictures of one merchant: each takes some hundred KB in the database. */
export const MAX_IMAGES = 500

/** `renderImage` of `image-rendering.ts`; the library for images is loaded with the first one. */
export async function renderImage(...given: Parameters<typeof render>): ReturnType<typeof render> {
  const loaded = await import('./image-rendering.ts')
  return loaded.renderImage(...given)
}

export interface ImageUploads {
  /**
   * Renders a file anew and keeps it; the same file again has the same address.
   * @param network of the caller
   * @throws ServiceError `invalid_input` with the rule that the file breaks, `request_conflict` with too many pictures
   */
  keep(merchant: string, kind: ImageKind, bytes: Uint8Array, network: string): Promise<string>
}

/** Pictures that people upload, one at a time: each takes a second of a core. */
export function createImageUploads({ database }: { database: Database }): ImageUploads {
  const queue = createWorkQueue({ maxRunning: 1, pauseShare: 0, maxWaitMs: 15_000, firstDurationMs: 500 })
  return {
    async keep(merchant, kind, bytes, network) {
      const rendered = await queue.enter({ isPreferred: true, network }, (inTurn) =>
        inTurn(() => renderImage(kind, bytes, '#000000')),
      )
      if ('fault' in rendered) throw new ServiceError('invalid_input', [{ path: 'data', rule: rendered.rule }])
      const { folder, files } = rendered
      const madeAt = new Date()
      const rows = [...files].map(([file, content]) => ({ merchant, folder, file, content, madeAt }))
      await database.transaction(
        async (tx) => {
          if (!(await hasImage(tx, merchant, folder)) && (await countImages(tx, merchant)) >= MAX_IMAGES)
            throw new ServiceError('request_conflict')
          await saveImageFiles(tx, rows)
        },
        { merchant },
      )
      return imageAddressOf(kind, folder)
    },
  }
}
