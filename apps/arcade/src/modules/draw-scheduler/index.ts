export { startDrawScheduler } from './draw-scheduler.ts'
