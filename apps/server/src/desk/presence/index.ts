export { createDeskPresence, type DeskPresence } from './presence.ts'
