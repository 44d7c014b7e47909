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
export const listReferrals = define<typeof contract.listStaffReferrals>('GET', '/wps/staff/referral')
export const decideReferral = define<typeof contract.decideStaffReferral>('POST', '/wps/staff/referral/decide')
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
export const listContent = define<typeof contract.listStaffContent>('GET', '/wps/staff/content')
export const readContent = define<typeof contract.readStaffContent>('GET', '/wps/staff/content/item')
export const saveContent = define<typeof contract.saveStaffContent>('POST', '/wps/staff/content')
export const publishContent = define<typeof contract.publishStaffContent>('POST', '/wps/staff/content/publish')
export const rollBackContent = define<typeof contract.rollBackStaffContent>('POST', '/wps/staff/content/rollback')
export const archiveContent = define<typeof contract.archiveStaffContent>('POST', '/wps/staff/content/archive')
export const moveContent = define<typeof contract.moveStaffContent>('POST', '/wps/staff/content/move')
export const uploadImage = define<typeof contract.uploadStaffImage>('POST', '/wps/staff/content/image')
export const listBets = define<typeof contract.listStaffMemberBets>('GET', '/wps/staff/member/:id/bet')
export const listMemberPayments = define<typeof contract.listStaffMemberPayments>(
  'GET',
  '/wps/staff/member/:id/payment',
)
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
export const listStaffMemberBonuses = define<typeof contract.listStaffMemberBonuses>(
  'GET',
  '/wps/staff/member/:id/bonus',
)
export const giveStaffBonus = define<typeof contract.giveStaffBonus>('POST', '/wps/staff/member/bonus')
export const reverseStaffBonus = define<typeof contract.reverseStaffBonus>('POST', '/wps/staff/member/bonus/reverse')
export const listStaffOffers = define<typeof contract.listStaffOffers>('GET', '/wps/staff/offer')
export const saveStaffOffer = define<typeof contract.saveStaffOffer>('POST', '/wps/staff/offer')
export const publishStaffOffer = define<typeof contract.publishStaffOffer>('POST', '/wps/staff/offer/publish')
export const endStaffOffer = define<typeof contract.endStaffOffer>('POST', '/wps/staff/offer/end')
export const listLabels = define<typeof contract.listLabels>('GET', '/wps/staff/label')
export const createLabel = define<typeof contract.createLabel>('POST', '/wps/staff/label')
export const renameLabel = define<typeof contract.renameLabel>('POST', '/wps/staff/label/rename')
export const setMemberLabel = define<typeof contract.setMemberLabel>('POST', '/wps/staff/member/label')
export const listStaffAgents = define<typeof contract.listStaffAgents>('GET', '/wps/staff/agent')
export const decideStaffAgent = define<typeof contract.decideStaffAgent>('POST', '/wps/staff/agent/decide')
export const moveStaffAgent = define<typeof contract.moveStaffAgent>('POST', '/wps/staff/agent/move')
export const setStaffAgentPlan = define<typeof contract.setStaffAgentPlan>('POST', '/wps/staff/agent/plan')
export const listStaffAgentPlans = define<typeof contract.listStaffAgentPlans>('GET', '/wps/staff/agent/plans')
export const saveStaffAgentPlan = define<typeof contract.saveStaffAgentPlan>('POST', '/wps/staff/agent/plans')
export const listStaffAgentStatements = define<typeof contract.listStaffAgentStatements>(
  'GET',
  '/wps/staff/agent/statement',
)
export const decideStaffAgentStatement = define<typeof contract.decideStaffAgentStatement>(
  'POST',
  '/wps/staff/agent/statement/decide',
)
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
