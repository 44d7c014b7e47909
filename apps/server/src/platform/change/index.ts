export { registerChangeRoutes } from './change.routes.ts'
export { createChangeFeed } from './change-feed.ts'
