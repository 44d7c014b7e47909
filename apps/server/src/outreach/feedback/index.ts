export { registerFeedbackRoutes } from './feedback.routes.ts'
export { formatFeedbackNumber } from './feedback.rules.ts'
export { storeFeedback } from './feedback.service.ts'
export {
  countFeedbackImages,
  type FeedbackRow,
  findFeedback,
  findFeedbackAnswer,
  insertFeedbackAnswer,
  listFeedbackAnswers,
  listFeedbackRows,
  lockFeedback,
  setFeedbackState,
} from './feedback.store.ts'
export { notifyFeedbackAnswer } from './feedback-answer.service.ts'
export { deleteUnsentFeedbackImages, listFeedbackImageIds, readFeedbackImage } from './feedback-image.store.ts'
