export { registerDownloadRoutes } from './download.routes.ts'
