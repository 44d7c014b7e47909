export { SecurityLogins } from './security-logins.tsx'
export { SecurityPasskeys } from './security-passkeys.tsx'
export { SecuritySessions } from './security-sessions.tsx'
export { useLoginsState, usePasskeysState, useSessionsState } from './security-states.ts'
