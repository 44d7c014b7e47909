export { registerOfficePages } from './office.routes.ts'
