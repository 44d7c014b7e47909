export { IncidentListScreen } from './incident-list-screen.tsx'
export { IncidentScreen } from './incident-screen.tsx'
