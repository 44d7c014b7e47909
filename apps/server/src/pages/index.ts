export { createPlatformSource, type PageSource } from './page-source.ts'
export { registerPages } from './pages.routes.ts'
