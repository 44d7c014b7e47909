export { ownerOfAuthenticator } from './person.rules.ts'
export {
  deleteInvitation,
  deletePasskeysOfPerson,
  findInvitation,
  findPerson,
  findPersonByEmail,
  hasStaffPasskey,
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
