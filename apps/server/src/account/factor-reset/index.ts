export { countFactors, resetFactors } from './factor-reset.service.ts'
