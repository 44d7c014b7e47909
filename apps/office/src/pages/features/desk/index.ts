export { DeskAnswersScreen } from './desk-answers-screen.tsx'
export { DeskHoursScreen } from './desk-hours-screen.tsx'
export { DeskReportScreen } from './desk-report-screen.tsx'
export { DeskScreen } from './desk-screen.tsx'
