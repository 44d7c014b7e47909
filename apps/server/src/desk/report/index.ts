export { type DeskReport, readReport } from './report.store.ts'
