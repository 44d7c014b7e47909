import type { Withdrawal, WithdrawalCard } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'

export interface CardDraft {
  bankCode: string
  holderName: string
  accountNumber: string
}
/** Problems of the fields, and of the whole form. */
export type CardProblems = Partial<Record<keyof CardDraft | 'password', MessageId>> & {
  all?: FailureMessage | undefined
}

/** State of the withdrawal flow. */
export type WithdrawalState =
  /** There is no payout account yet. */
  | { step: 'noCard' }
  | { step: 'addCard'; draft: CardDraft; problems: CardProblems; backTo: string | undefined }
  | { step: 'savingCard'; draft: CardDraft; backTo: string | undefined }
  | { step: 'amount'; cardId: string; amountText: string; problem: FailureMessage | undefined }
  | { step: 'confirm'; cardId: string; amountText: string; amountMinor: string; problem: FailureMessage | undefined }
  /** The request is in flight. */
  | { step: 'asking'; cardId: string; amountText: string; amountMinor: string }
  /** The address names a withdrawal that is not loaded yet. */
  | { step: 'looking'; id: string }
  | { step: Withdrawal['status']; withdrawal: Withdrawal }

export type WithdrawalEvent =
  | { type: 'openCardForm' }
  | { type: 'editCard'; field: keyof CardDraft; text: string }
  | { type: 'refuseCard'; problems: CardProblems }
  | { type: 'saveCard' }
  | { type: 'receiveCard'; card: WithdrawalCard }
  | { type: 'chooseCard'; cardId: string }
  | { type: 'enter'; amountText: string }
  /**
   * The form or the server refuses the input, or there was no answer; without a problem the error is shown over the
   * page.
   */
  | { type: 'refuse'; problem: FailureMessage | undefined }
  /** Shows the summary before the request, with the account currently offered. */
  | { type: 'review'; cardId: string; amountMinor: string }
  | { type: 'back' }
  | { type: 'ask' }
  /** Response to the request. */
  | { type: 'receive'; withdrawal: Withdrawal }
  | { type: 'follow'; id: string }
  /** Current data of the withdrawal. */
  | { type: 'learn'; withdrawal: Withdrawal }
  /** Restarts with the first of these cards. */
  | { type: 'again'; cardIds: readonly string[] }

const emptyDraft: CardDraft = { bankCode: '', holderName: '', accountNumber: '' }

/** Typed and unsent input. */
export interface WithdrawalDrafts {
  withdrawal?: Partial<Record<'cardId' | 'amountText', string>> | undefined
  payoutAccount?: Partial<CardDraft> | undefined
}

export function startWithdrawal(
  cardIds: readonly string[],
  followedId: string | undefined,
  { withdrawal = {}, payoutAccount }: WithdrawalDrafts = {},
): WithdrawalState {
  if (followedId !== undefined) return { step: 'looking', id: followedId }
  const cardId = cardIds.find((id) => id === withdrawal.cardId) ?? cardIds[0]
  if (payoutAccount) return { ...openForm(cardId), draft: { ...emptyDraft, ...payoutAccount } }
  return cardId === undefined ? { step: 'noCard' } : { ...amountOf(cardId), amountText: withdrawal.amountText ?? '' }
}

/** The state after an event; events without meaning in a state leave it unchanged. */
export function reduceWithdrawal(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  if (event.type === 'follow') return followWithdrawal(state, event.id)
  switch (state.step) {
    case 'noCard':
      return event.type === 'openCardForm' ? openForm(undefined) : state
    case 'addCard':
      return reduceCard(state, event)
    case 'savingCard':
      if (event.type === 'receiveCard') return amountOf(event.card.id)
      return event.type === 'refuseCard' ? { ...state, step: 'addCard', problems: event.problems } : state
    case 'amount':
      return reduceAmount(state, event)
    case 'confirm':
      if (event.type === 'ask') {
        const { cardId, amountText, amountMinor } = state
        return { step: 'asking', cardId, amountText, amountMinor }
      }
      return event.type === 'back' ? { ...amountOf(state.cardId), amountText: state.amountText } : state
    case 'asking':
      if (event.type === 'receive') return settle(event.withdrawal)
      return event.type === 'refuse' ? { ...state, step: 'confirm', problem: event.problem } : state
    case 'looking':
      if (event.type === 'learn' && event.withdrawal.id === state.id) return settle(event.withdrawal)
      return event.type === 'again' ? startWithdrawal(event.cardIds, undefined) : state
    default:
      return reduceFollowed(state, event)
  }
}

/** Identity of the visible step: a new one is announced and read from its beginning. */
export function findPlace(state: WithdrawalState): string {
  switch (state.step) {
    case 'noCard':
    case 'amount':
      return state.step
    case 'addCard':
    case 'savingCard':
      return 'card'
    case 'confirm':
    case 'asking':
      return 'confirm'
    case 'looking':
      return `withdrawal ${state.id}`
    default:
      return `withdrawal ${state.withdrawal.id}`
  }
}

type StateOf<Step extends WithdrawalState['step']> = Extract<WithdrawalState, { step: Step }>

function reduceCard(state: StateOf<'addCard'>, event: WithdrawalEvent): WithdrawalState {
  switch (event.type) {
    case 'editCard':
      return { ...state, draft: { ...state.draft, [event.field]: event.text }, problems: {} }
    case 'refuseCard':
      return { ...state, problems: event.problems }
    case 'saveCard':
      return { step: 'savingCard', draft: state.draft, backTo: state.backTo }
    case 'back':
      return state.backTo === undefined ? { step: 'noCard' } : amountOf(state.backTo)
    default:
      return state
  }
}

function reduceAmount(state: StateOf<'amount'>, event: WithdrawalEvent): WithdrawalState {
  switch (event.type) {
    case 'openCardForm':
      return openForm(state.cardId)
    case 'chooseCard':
      return { ...state, cardId: event.cardId }
    case 'enter':
      return { ...state, amountText: event.amountText, problem: undefined }
    case 'refuse':
      return { ...state, problem: event.problem }
    case 'review': {
      const { cardId, amountMinor } = event
      return { step: 'confirm', cardId, amountText: state.amountText, amountMinor, problem: undefined }
    }
    default:
      return state
  }
}

function reduceFollowed(state: StateOf<Withdrawal['status']>, event: WithdrawalEvent): WithdrawalState {
  if (event.type === 'again') return startWithdrawal(event.cardIds, undefined)
  const isEnded = state.step === 'paid' || state.step === 'refused'
  if (event.type !== 'learn' || event.withdrawal.id !== state.withdrawal.id || isEnded) return state
  return settle(event.withdrawal)
}

function followWithdrawal(state: WithdrawalState, id: string): WithdrawalState {
  if (state.step === 'asking' || state.step === 'savingCard') return state
  const known = state.step === 'looking' ? state.id : 'withdrawal' in state ? state.withdrawal.id : undefined
  return known === id ? state : { step: 'looking', id }
}

function openForm(backTo: string | undefined): StateOf<'addCard'> {
  return { step: 'addCard', draft: emptyDraft, problems: {}, backTo }
}

function amountOf(cardId: string): StateOf<'amount'> {
  return { step: 'amount', cardId, amountText: '', problem: undefined }
}

function settle(withdrawal: Withdrawal): WithdrawalState {
  return { step: withdrawal.status, withdrawal }
}

/** Milliseconds between two polls of an open withdrawal; increases with the number of polls. */
export function planWithdrawalPollMs(pollCount: number): number {
  if (pollCount < 30) return 2_000
  return pollCount < 60 ? 5_000 : 15_000
}
