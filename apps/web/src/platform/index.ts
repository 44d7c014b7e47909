export { findImageFormat } from './image-format.ts'
export { readLoginDevice } from './login-device.ts'
export { type RunMode, readRunMode, useRunMode } from './run-mode.ts'
