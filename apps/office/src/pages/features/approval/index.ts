export { ApprovalScreen } from './approval-screen.tsx'
