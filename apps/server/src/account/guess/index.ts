export { countFailure, countSuccess, findWaitSeconds, type GuessState, guessLimits } from './guess.rules.ts'
export { createGuessGuard, type GuessGuard } from './guess.service.ts'
export { deleteOldGuesses } from './guess.store.ts'
