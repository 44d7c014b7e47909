export { chooseAnswer, fillAnswer } from './answer.rules.ts'
export { type AnswerRow, deleteAnswer, listAnswers, lockAnswer, saveAnswer } from './answer.store.ts'
