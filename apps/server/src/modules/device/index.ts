export { findDevice, hashDeviceSecrets, recogniseDevice } from './device.service.ts'
export { deleteOldDevices } from './device.store.ts'
