import type * as contract from '@foyer/contract'
import { callServer, readEvents } from './api.ts'

/** A call of the contract by its method and path, without its schemas: the console loads no schema library. */
function define<E extends contract.EndpointDefinition>(method: E['method'], path: E['path']) {
  return (input: contract.EndpointInput<E>, merchant?: string): Promise<contract.EndpointValue<E>> =>
    callServer<E>({ method, path }, input, merchant)
}

/** A stream of events by its path. */
function defineEvents<E extends contract.EndpointDefinition>(path: E['path']) {
  return (merchant: string, onEvent: () => void, signal: AbortSignal): Promise<void> =>
    readEvents(path, merchant, onEvent, signal)
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
export const listDesk = define<typeof contract.listStaffDesk>('GET', '/wps/staff/desk')
export const readDesk = define<typeof contract.readStaffDesk>('GET', '/wps/staff/desk/conversation/:id')
export const attendDesk = define<typeof contract.attendStaffDesk>('POST', '/wps/staff/desk/presence')
export const answerDesk = define<typeof contract.answerStaffDesk>('POST', '/wps/staff/desk/answer')
export const noteDesk = define<typeof contract.noteStaffDesk>('POST', '/wps/staff/desk/note')
export const assignDesk = define<typeof contract.assignStaffDesk>('POST', '/wps/staff/desk/assign')
export const snoozeDesk = define<typeof contract.snoozeStaffDesk>('POST', '/wps/staff/desk/snooze')
export const closeDesk = define<typeof contract.closeStaffDesk>('POST', '/wps/staff/desk/close')
export const reopenDesk = define<typeof contract.reopenStaffDesk>('POST', '/wps/staff/desk/reopen')
export const markDesk = define<typeof contract.markStaffDesk>('POST', '/wps/staff/desk/mark')
export const seeDesk = define<typeof contract.seeStaffDesk>('POST', '/wps/staff/desk/read')
export const sendDeskImage = define<typeof contract.sendStaffDeskImage>('POST', '/wps/staff/desk/image')
export const readDeskImage = define<typeof contract.readStaffDeskImage>('GET', '/wps/staff/desk/image/:id')
export const listDeskAgents = define<typeof contract.listDeskAgents>('GET', '/wps/staff/desk/agent')
export const setDeskAgent = define<typeof contract.setDeskAgent>('POST', '/wps/staff/desk/agent')
export const readDeskHours = define<typeof contract.readDeskHours>('GET', '/wps/staff/desk/hours')
export const saveDeskHours = define<typeof contract.saveDeskHours>('POST', '/wps/staff/desk/hours')
export const listDeskAnswers = define<typeof contract.listDeskAnswers>('GET', '/wps/staff/desk/canned')
export const saveDeskAnswer = define<typeof contract.saveDeskAnswer>('POST', '/wps/staff/desk/canned')
export const removeDeskAnswer = define<typeof contract.removeDeskAnswer>('POST', '/wps/staff/desk/canned/remove')
export const readDeskReport = define<typeof contract.readDeskReport>('GET', '/wps/staff/desk/report')
export const watchDesk = defineEvents<typeof contract.staffDeskChanges>('/wps/staff/desk/changes')
