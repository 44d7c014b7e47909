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
export const listBets = define<typeof contract.listStaffMemberBets>('GET', '/wps/staff/member/:id/bet')
export const listPayments = define<typeof contract.listStaffMemberPayments>('GET', '/wps/staff/member/:id/payment')
export const listDevices = define<typeof contract.listStaffMemberDevices>('GET', '/wps/staff/member/:id/device')
export const listLogins = define<typeof contract.listStaffMemberLogins>('GET', '/wps/staff/member/:id/login')
export const resetMemberFactors = define<typeof contract.resetStaffMemberFactors>(
  'POST',
  '/wps/staff/member/factors/reset',
)
export const setMemberType = define<typeof contract.setStaffMemberType>('POST', '/wps/staff/member/type')
export const revealContact = define<typeof contract.revealStaffMemberContact>(
  'POST',
  '/wps/staff/member/contact/reveal',
)
export const listNotes = define<typeof contract.listMemberNotes>('GET', '/wps/staff/member/:id/note')
export const addNote = define<typeof contract.addMemberNote>('POST', '/wps/staff/member/note')
export const pinNote = define<typeof contract.pinMemberNote>('POST', '/wps/staff/member/note/pin')
export const withdrawNote = define<typeof contract.withdrawMemberNote>('POST', '/wps/staff/member/note/withdraw')
export const listLabels = define<typeof contract.listLabels>('GET', '/wps/staff/label')
export const createLabel = define<typeof contract.createLabel>('POST', '/wps/staff/label')
export const renameLabel = define<typeof contract.renameLabel>('POST', '/wps/staff/label/rename')
export const setMemberLabel = define<typeof contract.setMemberLabel>('POST', '/wps/staff/member/label')
export const listApprovals = define<typeof contract.listApprovals>('GET', '/wps/staff/approval')
export const decideApproval = define<typeof contract.decideApproval>('POST', '/wps/staff/approval/decide')
export const listPasskeys = define<typeof contract.listStaffPasskeys>('GET', '/wps/staff/passkey')
export const startPasskey = define<typeof contract.startStaffPasskey>('POST', '/wps/staff/passkey/start')
export const addPasskey = define<typeof contract.addStaffPasskey>('POST', '/wps/staff/passkey')
export const renamePasskey = define<typeof contract.renameStaffPasskey>('POST', '/wps/staff/passkey/rename')
export const removePasskey = define<typeof contract.removeStaffPasskey>('POST', '/wps/staff/passkey/remove')
export const startPasskeyLogin = define<typeof contract.startStaffPasskeyLogin>(
  'POST',
  '/wps/staff/session/login/passkey/start',
)
export const finishPasskeyLogin = define<typeof contract.finishStaffPasskeyLogin>(
  'POST',
  '/wps/staff/session/login/passkey',
)
export const resetStaff = define<typeof contract.resetStaff>('POST', '/wps/staff/person/reset')
