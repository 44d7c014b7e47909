export { chooseAnswer, fillAnswer } from './answer.rules.ts'
export { deleteAnswer, listAnswers, lockAnswer, saveAnswer } from './answer.store.ts'
