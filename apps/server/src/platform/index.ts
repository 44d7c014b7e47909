export { type ChangeFeed, GUEST_COOKIE, nameGuest, readGuestId, STAFF_DESK } from './change/index.ts'
export { createPlatformContext, type PlatformContext } from './platform.context.ts'
export { findScriptFrame } from './script/index.ts'
export {
  deleteOldTimings,
  listOrigins,
  listTimings,
  readPublicSettings,
  registerHealthRoutes,
  summarizeSpeed,
  type Visitors,
} from './system/index.ts'
