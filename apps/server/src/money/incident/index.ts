export {
  closeIncident,
  createIncidentReporter,
  type IncidentClosing,
  type IncidentReporter,
  type ReportedMoney,
  toReportedMoney,
} from './incident.service.ts'
export { countOpenIncidents, hasOpenIncident, listOpenIncidents } from './incident.store.ts'
