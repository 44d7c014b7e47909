export { createFrontApp } from './front.app.ts'
export type { FrontConfig } from './front.config.ts'
