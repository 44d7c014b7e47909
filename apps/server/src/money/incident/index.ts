export {
  closeIncident,
  createIncidentReporter,
  type IncidentClosing,
  type IncidentReporter,
  type ReportedMoney,
  toReportedMoney,
} from './incident.service.ts'
export {
  countOpenIncidents,
  findIncident,
  hasOpenIncident,
  type IncidentRow,
  listIncidents,
  listOpenIncidents,
} from './incident.store.ts'
