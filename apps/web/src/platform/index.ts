export { findImageFormat } from './image-format.ts'
export { readLoginDevice } from './login-device.ts'
export { readRunMode, useRunMode } from './run-mode.ts'
