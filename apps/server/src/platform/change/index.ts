export { registerChangeRoutes } from './change.routes.ts'
export { type ChangeFeed, createChangeFeed, STAFF_DESK } from './change-feed.ts'
export { GUEST_COOKIE, nameGuest, readGuestId } from './change-guest.rules.ts'
