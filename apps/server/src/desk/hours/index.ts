export { type DeskOpening, decideOpening, findHoursFault } from './hours.rules.ts'
export { readHours, replaceHours, type StoredHours } from './hours.store.ts'
