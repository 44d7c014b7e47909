export { createGuessGuard, type GuessGuard } from './guess.service.ts'
export { deleteOldGuesses } from './guess.store.ts'
