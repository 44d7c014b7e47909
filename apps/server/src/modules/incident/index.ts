export { closeIncident, createIncidentReporter, type IncidentReporter } from './incident.service.ts'
export { countOpenIncidents, listOpenIncidents } from './incident.store.ts'
