export { createSharedReader, type SharedReader } from './shared.service.ts'
