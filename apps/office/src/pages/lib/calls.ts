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
export const listHelp = define<typeof contract.listStaffHelp>('GET', '/wps/staff/help')
export const readHelp = define<typeof contract.readStaffHelp>('GET', '/wps/staff/help/:id')
export const saveHelp = define<typeof contract.saveStaffHelp>('POST', '/wps/staff/help')
export const publishHelp = define<typeof contract.publishStaffHelp>('POST', '/wps/staff/help/publish')
export const orderHelp = define<typeof contract.orderStaffHelp>('POST', '/wps/staff/help/order')
export const listFeedback = define<typeof contract.listStaffFeedback>('GET', '/wps/staff/feedback')
export const readFeedback = define<typeof contract.readStaffFeedback>('GET', '/wps/staff/feedback/:id')
export const readFeedbackImage = define<typeof contract.readStaffFeedbackImage>('GET', '/wps/staff/feedback/image/:id')
export const answerFeedback = define<typeof contract.answerStaffFeedback>('POST', '/wps/staff/feedback/answer')
export const changeFeedback = define<typeof contract.changeStaffFeedback>('POST', '/wps/staff/feedback/state')
export const listClosures = define<typeof contract.listStaffClosures>('GET', '/wps/staff/closure')
export const listPayments = define<typeof contract.listStaffPayments>('GET', '/wps/staff/payment')
export const readPayment = define<typeof contract.readStaffPayment>('GET', '/wps/staff/payment/:kind/:id')
export const listIncidents = define<typeof contract.listStaffIncidents>('GET', '/wps/staff/incident')
export const readIncident = define<typeof contract.readStaffIncident>('GET', '/wps/staff/incident/:id')
export const closeIncident = define<typeof contract.closeStaffIncident>('POST', '/wps/staff/incident/close')
export const listGames = define<typeof contract.listStaffGames>('GET', '/wps/staff/game')
export const listVendors = define<typeof contract.listStaffVendors>('GET', '/wps/staff/game/vendor')
export const listGameTrail = define<typeof contract.listStaffGameTrail>('GET', '/wps/staff/game/trail')
export const previewGames = define<typeof contract.previewStaffGames>('POST', '/wps/staff/game/preview')
export const changeGames = define<typeof contract.changeStaffGames>('POST', '/wps/staff/game/change')
export const changeVendorLimit = define<typeof contract.changeStaffVendorLimit>('POST', '/wps/staff/game/vendor/limit')
export const listCampaigns = define<typeof contract.listStaffCampaigns>('GET', '/wps/staff/message')
export const readCampaign = define<typeof contract.readStaffCampaign>('GET', '/wps/staff/message/:id')
export const countCampaign = define<typeof contract.countStaffCampaign>('POST', '/wps/staff/message/count')
export const createCampaign = define<typeof contract.createStaffCampaign>('POST', '/wps/staff/message')
export const stopCampaign = define<typeof contract.stopStaffCampaign>('POST', '/wps/staff/message/stop')
