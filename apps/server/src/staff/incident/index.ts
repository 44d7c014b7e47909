export { registerStaffIncidentRoutes } from './incident.routes.ts'
export { presentIncident } from './incident.view.ts'
