export { LoginInvitationScreen } from './login-invitation-screen.tsx'
export { LoginScreen } from './login-screen.tsx'
