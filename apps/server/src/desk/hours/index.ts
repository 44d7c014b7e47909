export { decideOpening, findHoursFault } from './hours.rules.ts'
export { readHours, replaceHours } from './hours.store.ts'
