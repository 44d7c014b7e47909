import type { EndpointValue, listDeskAnswers, listStaffDesk, readStaffDesk } from '@foyer/contract'

export type DeskListing = EndpointValue<typeof listStaffDesk>
export type Conversation = DeskListing['items'][number]
export type KnownDesk = EndpointValue<typeof readStaffDesk>
export type Message = KnownDesk['messages'][number]
export type Note = KnownDesk['notes'][number]
export type CannedAnswer = EndpointValue<typeof listDeskAnswers>['items'][number]
