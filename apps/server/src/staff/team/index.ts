export { registerTeamRoutes } from './team.routes.ts'
export { invitePerson, resetPerson } from './team.service.ts'
