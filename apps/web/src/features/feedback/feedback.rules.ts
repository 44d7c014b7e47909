import { FEEDBACK_IMAGES_MAX, type FeedbackCategory, feedbackCategories } from '@foyer/contract'

export interface FeedbackContent {
  category: FeedbackCategory | undefined
  text: string
  imageIds: readonly string[]
}

type Draft = Partial<Record<string, string>>

/** What was typed before, as drafts keep it; whatever else storage has is left out. */
export function readFeedbackDraft({ category, text = '', images = '' }: Draft = {}): FeedbackContent {
  const imageIds = images.split(',').filter((id) => /^[\da-f-]{36}$/.test(id))
  return {
    category: feedbackCategories.find((one) => one === category),
    text,
    imageIds: imageIds.slice(0, FEEDBACK_IMAGES_MAX),
  }
}

export function writeFeedbackDraft({ category = undefined, text, imageIds }: FeedbackContent): Record<string, string> {
  return { category: category ?? '', text, images: imageIds.join() }
}

/** Name of the request with this content, without the text itself: a change of it is another feedback. */
export function nameFeedback({ category, text, imageIds }: FeedbackContent): string {
  let hash = 5_381
  for (const letter of `${category} ${imageIds.join()} ${text}`) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) | 0
  return `feedback ${text.length} ${hash}`
}
