export { SecurityLogins } from './security-logins.tsx'
export { SecuritySessions } from './security-sessions.tsx'
export { useLoginsState, useSessionsState } from './security-states.ts'
