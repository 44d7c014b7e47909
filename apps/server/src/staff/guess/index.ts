export { createStaffGuesses, type StaffGuesses } from './guess.service.ts'
export { deleteOldStaffGuesses } from './guess.store.ts'
