export { registerTrailRoutes } from './trail.routes.ts'
export { verifyTrail } from './trail.service.ts'
export { appendTrail, listTrail, lockTrail, type TrailActor } from './trail.store.ts'
export { presentTrailRow } from './trail.view.ts'
