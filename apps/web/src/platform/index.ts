export { isInTelegram, readAppVersion, readCanOpenSignInWindow, readIosMajor, readPhone } from './device-facts.ts'
export { findImageFormat } from './image-format.ts'
export {
  findInstallPrompt,
  type InstallPrompt,
  readInstallWay,
  showInstallPrompt,
  useInstallWay,
} from './install-prompt.ts'
export type { InstallWay } from './install-way.rules.ts'
export { type RegisterDevice, readLoginDevice, readRegisterDevice } from './login-device.ts'
export { findNativeBridge, type NativeEvent, useIsNativeApp } from './native-bridge.ts'
export { type RunMode, readRunMode, useRunMode } from './run-mode.ts'
