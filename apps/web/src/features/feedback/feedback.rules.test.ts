import { describe, expect, it } from 'vitest'
import { nameFeedback, readFeedbackDraft, writeFeedbackDraft } from './feedback.rules.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('OPEN-46 the draft of a feedback', () => {
  it('comes back as it was', () => {
    const content = { category: 'idea' as const, text: 'More\ngames', imageIds: [id] }
    expect(readFeedbackDraft(writeFeedbackDraft(content))).toEqual(content)
    expect(readFeedbackDraft(writeFeedbackDraft({ category: undefined, text: '', imageIds: [] }))).toEqual({
      ...{ category: undefined, text: '', imageIds: [] },
    })
  })

  it('leaves out what is none', () => {
    const draft = { category: 'constructor', text: 'x', images: `${id},../x,${id},${id},${id}` }
    expect(readFeedbackDraft(draft)).toEqual({ category: undefined, text: 'x', imageIds: [id, id, id] })
    expect(readFeedbackDraft(undefined).imageIds).toEqual([])
  })
})

it('a feedback with other content is another request, and its name has nothing of its text', () => {
  const content = { category: 'idea' as const, text: 'secret words', imageIds: [] }
  const names = [
    content,
    { ...content },
    { ...content, text: 'secret word' },
    { ...content, category: 'other' as const },
    { ...content, imageIds: [id] },
  ].map(nameFeedback)
  expect(names[0]).toBe(names[1])
  expect(new Set(names).size).toBe(4)
  expect(names.join()).not.toContain('secret')
})
