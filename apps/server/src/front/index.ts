export type { FrontConfig } from './front.config.ts'
export { createFrontApp } from './front-app.ts'
