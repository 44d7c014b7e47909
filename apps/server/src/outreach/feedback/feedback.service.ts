import { createHash } from 'node:crypto'
import type { FeedbackCategory } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { refuseUntil, ServiceError } from '../../http/service-error.ts'
import { renderPhoto } from '../image/index.ts'
import { DAY_MS, FEEDBACK_OF_DAY, IMAGES_OF_DAY } from './feedback.constants.ts'
import { decideFeedbackWait } from './feedback.rules.ts'
import { type FeedbackRow, findFeedback, insertFeedback, listSentTimes, takeFeedbackNumber } from './feedback.store.ts'
import {
  claimFeedbackImages,
  countAddedImages,
  findFeedbackImage,
  insertFeedbackImage,
  listFeedbackImageIds,
} from './feedback-image.store.ts'

interface NewFeedback {
  merchant: string
  memberId: string
  id: string
  category: FeedbackCategory
  text: string
  imageIds: readonly string[]
}

/**
 * Stores a feedback with the images that were added for it; the same again is the first one.
 * @throws ServiceError `request_conflict` for an id with other content, `image_refused` for an image that is not there,
 * `TOO_MANY_REQUESTS`
 */
export async function storeFeedback(tx: Tx, wanted: NewFeedback, now: Date): Promise<FeedbackRow> {
  const { merchant, memberId, id, category, text, imageIds } = wanted
  const number = await takeFeedbackNumber(tx, merchant)
  const known = await findFeedback(tx, merchant, id)
  if (known) {
    const images = await listFeedbackImageIds(tx, merchant, id)
    const isSame = known.memberId === memberId && known.category === category && known.text === text
    if (!isSame || images.join() !== imageIds.join()) throw new ServiceError('request_conflict')
    return known
  }
  const sent = await listSentTimes(tx, merchant, memberId, new Date(now.getTime() - DAY_MS))
  const wait = decideFeedbackWait(sent, now, FEEDBACK_OF_DAY, DAY_MS)
  if (wait > 0) throw refuseUntil(wait)
  const row = { merchant, id, number, memberId, category, text, state: 'new' as const, version: 1, createdAt: now }
  await insertFeedback(tx, row)
  const claimed = await claimFeedbackImages(tx, { merchant, memberId, feedbackId: id, ids: imageIds })
  if (claimed < imageIds.length) throw new ServiceError('image_refused')
  return row
}

interface NewImage {
  merchant: string
  memberId: string
  id: string
  /** Base64. */
  data: string
}

/**
 * Keeps an image of a feedback that is not sent yet, encoded anew; outside of a transaction while it is encoded.
 * @throws ServiceError `image_refused`, `request_conflict` for an id with another image, `TOO_MANY_REQUESTS`
 */
export async function storeFeedbackImage(
  database: Database,
  { merchant, memberId, id, data }: NewImage,
  now: Date,
): Promise<void> {
  const file = Buffer.from(data, 'base64')
  const digest = createHash('sha256').update(file).digest()
  const isKnown = await database.transaction(
    async (tx) => {
      const known = await findFeedbackImage(tx, merchant, id)
      if (known && !(known.memberId === memberId && known.digest.equals(digest)))
        throw new ServiceError('request_conflict')
      const added = await countAddedImages(tx, merchant, memberId, new Date(now.getTime() - DAY_MS))
      if (!known && added >= IMAGES_OF_DAY) throw refuseUntil(DAY_MS / 1000)
      return known !== undefined
    },
    { merchant },
  )
  if (isKnown) return
  const content = await renderPhoto(file)
  if (!content) throw new ServiceError('image_refused')
  const row = { merchant, id, memberId, feedbackId: null, ordinal: 0, digest, content, createdAt: now }
  await database.transaction((tx) => insertFeedbackImage(tx, row), { merchant })
}
