export { ReferralListScreen } from './referral-list-screen.tsx'
