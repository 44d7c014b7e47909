import type * as contract from '@foyer/contract'
import { callServer } from './api.ts'

/** A call of the contract by its method and path, without its schemas: the console loads no schema library. */
function define<E extends contract.EndpointDefinition>(method: E['method'], path: E['path']) {
  return (input: contract.EndpointInput<E>, merchant?: string): Promise<contract.EndpointValue<E>> =>
    callServer<E>({ method, path }, input, merchant)
}

export const startLogin = define<typeof contract.startStaffLogin>('POST', '/wps/staff/session/login')
export const finishLogin = define<typeof contract.finishStaffLogin>('POST', '/wps/staff/session/login/code')
export const readInvitation = define<typeof contract.readStaffInvitation>('POST', '/wps/staff/invitation')
export const acceptInvitation = define<typeof contract.acceptStaffInvitation>('POST', '/wps/staff/invitation/accept')
export const readMe = define<typeof contract.staffMe>('GET', '/wps/staff/me')
export const logOut = define<typeof contract.endStaffLogin>('POST', '/wps/staff/session/logout')
export const listSessions = define<typeof contract.listStaffSessions>('GET', '/wps/staff/session')
export const endSession = define<typeof contract.endStaffSession>('POST', '/wps/staff/session/end')
export const readToday = define<typeof contract.staffToday>('GET', '/wps/staff/today')
export const listStaff = define<typeof contract.listStaff>('GET', '/wps/staff/person')
export const inviteStaff = define<typeof contract.inviteStaff>('POST', '/wps/staff/person')
export const changeRoles = define<typeof contract.changeStaffRoles>('POST', '/wps/staff/person/roles')
export const endStaffSessions = define<typeof contract.endStaffSessions>('POST', '/wps/staff/person/sessions/end')
export const listTrail = define<typeof contract.listStaffTrail>('GET', '/wps/staff/trail')
export const listMembers = define<typeof contract.listStaffMembers>('GET', '/wps/staff/member')
export const readMember = define<typeof contract.readStaffMember>('GET', '/wps/staff/member/:id')
export const listMovements = define<typeof contract.listStaffMemberMovements>('GET', '/wps/staff/member/:id/movement')
export const listMemberTrail = define<typeof contract.listStaffMemberTrail>('GET', '/wps/staff/member/:id/trail')
export const blockMember = define<typeof contract.blockStaffMember>('POST', '/wps/staff/member/block')
export const endMemberSessions = define<typeof contract.endStaffMemberSessions>(
  'POST',
  '/wps/staff/member/sessions/end',
)
export const listContent = define<typeof contract.listStaffContent>('GET', '/wps/staff/content')
export const readContent = define<typeof contract.readStaffContent>('GET', '/wps/staff/content/item')
export const saveContent = define<typeof contract.saveStaffContent>('POST', '/wps/staff/content')
export const publishContent = define<typeof contract.publishStaffContent>('POST', '/wps/staff/content/publish')
export const rollBackContent = define<typeof contract.rollBackStaffContent>('POST', '/wps/staff/content/rollback')
export const archiveContent = define<typeof contract.archiveStaffContent>('POST', '/wps/staff/content/archive')
export const moveContent = define<typeof contract.moveStaffContent>('POST', '/wps/staff/content/move')
export const uploadImage = define<typeof contract.uploadStaffImage>('POST', '/wps/staff/content/image')
