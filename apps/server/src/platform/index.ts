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
