export { MemberListScreen } from './member-list-screen.tsx'
export { MemberScreen } from './member-screen.tsx'
