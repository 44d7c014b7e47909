export { createChangeFeed, registerChangeRoutes } from './change/index.ts'
export {
  createEncryptionJob,
  createEncryptionKeys,
  createPayloadKeys,
  type EncryptionKeys,
  registerEncryptionRoutes,
} from './encryption/index.ts'
export { findScriptFrame, registerScriptRoutes } from './script/index.ts'
export {
  createReadinessCheck,
  createVisitors,
  deleteOldTimings,
  listOrigins,
  listTimings,
  readPublicSettings,
  registerHealthRoutes,
  registerSystemRoutes,
  summarizeSpeed,
  type Visitors,
} from './system/index.ts'
