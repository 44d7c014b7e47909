export { registerPages } from './pages.routes.ts'
export { createPlatformSource, type PageSource } from './pages.source.ts'
