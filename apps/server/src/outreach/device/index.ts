export { findDevice, hashDeviceSecrets, isKnownDevice, recogniseDevice } from './device.service.ts'
export { deleteOldDevices, listDevices } from './device.store.ts'
export { describeDevice } from './device-name.rules.ts'
