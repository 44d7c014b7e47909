import type { EndpointValue, FeedbackState, listStaffFeedback, readStaffFeedback } from '@foyer/contract'

export type ListedFeedback = EndpointValue<typeof listStaffFeedback>['items'][number]
export type Feedback = EndpointValue<typeof readStaffFeedback>

/** Of each state; a missing one fails the type check. */
export const stateColors = {
  new: 'blue',
  progress: 'yellow',
  answered: 'green',
  closed: 'gray',
} as const satisfies Record<FeedbackState, string>
export const states = Object.keys(stateColors) as FeedbackState[] // Object.keys loses the literal keys
