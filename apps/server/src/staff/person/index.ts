export { ownerOfAuthenticator } from './person.rules.ts'
export {
  deleteInvitation,
  findInvitation,
  findPerson,
  findPersonByEmail,
  listPersonsAt,
  listRolesAt,
  listRolesOfPerson,
  recordStaffLogin,
  type StaffPersonRow,
  saveInvitation,
  savePerson,
  setCredentials,
  setRoles,
  takeStaffStep,
} from './person.store.ts'
