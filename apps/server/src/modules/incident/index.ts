export { closeIncident, createIncidentReporter, type IncidentReporter } from './incident.service.ts'
export { listOpenIncidents } from './incident.store.ts'
