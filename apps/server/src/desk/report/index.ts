export { readReport } from './report.store.ts'
