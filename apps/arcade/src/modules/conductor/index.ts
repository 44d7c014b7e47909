export { startConductor } from './conductor.ts'
