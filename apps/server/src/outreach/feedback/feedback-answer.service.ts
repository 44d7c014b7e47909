import { directionOf, isolateText, languageCodes } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { notificationTexts } from '@foyer/messages/notification'
import { sendMessage } from '../inbox/index.ts'
import { formatFeedbackNumber } from './feedback.rules.ts'
import type { FeedbackAnswerRow, FeedbackRow } from './feedback.store.ts'

/** Sends an answer to the member's inbox, once: its title in every language, the text as staff has written it. */
export async function notifyFeedbackAnswer(
  tx: Tx,
  { merchant, memberId, id, number }: FeedbackRow,
  answer: FeedbackAnswerRow,
  language: string,
): Promise<void> {
  const titles = languageCodes.map((code) => {
    const text = notificationTexts[code]['notification.feedback_answered.title']
    return [code, text.replace('{number}', isolateText(formatFeedbackNumber(number), directionOf(code)))]
  })
  await sendMessage(tx, {
    ...{ merchant, memberId, id: `feedback-${answer.id}`, sentAt: answer.answeredAt },
    title: Object.fromEntries(titles),
    body: { [language]: answer.text },
    action: `/m/feedback?id=${id}`,
  })
}
