import { type Deposit, type DepositMethod, findAmountProblem } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { isCurrencyCode } from '@foyer/money'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'
import { nameAmountProblem, parseAmountText } from '../../ui/amount-text.rules.ts'

/** State of the deposit flow. */
export type DepositState =
  | { step: 'choosing'; method: string | undefined; amountText: string; problem: FailureMessage | undefined }
  /** The request is in flight; method and text are kept for a return to the form. */
  | { step: 'sending'; method: string; amountText: string }
  /** The provider's page opens. */
  | { step: 'leaving'; deposit: Deposit }
  /** Begun, without a known outcome; without a deposit it has not been loaded yet. */
  | { step: 'waiting'; id: string; deposit: Deposit | undefined }
  | { step: DepositEnd; deposit: Deposit }

/** `checking`: staff checks another amount; it ends as approved or returned. */
type DepositEnd = 'approved' | 'declined' | 'expired' | 'failed' | 'checking' | 'returned'

export type DepositEvent =
  | { type: 'choose'; method: string }
  | { type: 'enter'; amountText: string }
  /**
   * The form or the server refuses the input, or there was no answer; without a problem the error is shown over the
   * page.
   */
  | { type: 'refuse'; problem: FailureMessage | undefined }
  | { type: 'send' }
  /** Response to the request. */
  | { type: 'receive'; deposit: Deposit }
  /** The member stayed or came back although the provider's page was opened. */
  | { type: 'stay' }
  /** The address names a deposit. */
  | { type: 'follow'; id: string }
  /** Current data of the deposit. */
  | { type: 'learn'; deposit: Deposit }
  /** The member has no such deposit. */
  | { type: 'miss' }
  | { type: 'again' }

/** Typed and unsent input. */
export type DepositDraft = Partial<Record<'method' | 'amountText', string>>

export function startDeposit(followedId: string | undefined, draft: DepositDraft = {}): DepositState {
  if (followedId !== undefined) return { step: 'waiting', id: followedId, deposit: undefined }
  return { ...choosing(draft.method), amountText: draft.amountText ?? '' }
}

/** The state after an event; events without meaning in a state leave it unchanged. */
export function reduceDeposit(state: DepositState, event: DepositEvent): DepositState {
  if (event.type === 'follow') return followDeposit(state, event.id)
  switch (state.step) {
    case 'choosing':
      return reduceChoosing(state, event)
    case 'sending':
      if (event.type === 'receive') return arrive(event.deposit)
      return event.type === 'refuse' ? { ...state, step: 'choosing', problem: event.problem } : state
    case 'leaving':
      if (event.type === 'learn' && event.deposit.id === state.deposit.id) return storeDeparture(state, event.deposit)
      if (event.type === 'stay') return { step: 'waiting', id: state.deposit.id, deposit: state.deposit }
      return event.type === 'again' ? choosing(state.deposit.method) : state
    case 'waiting':
      if (event.type === 'learn' && event.deposit.id === state.id) return settle(event.deposit)
      return event.type === 'again' || event.type === 'miss' ? choosing(state.deposit?.method) : state
    default:
      if (event.type === 'learn' && event.deposit.id === state.deposit.id && isNews(event.deposit.status))
        return settle(event.deposit)
      return event.type === 'again' ? choosing(state.deposit.method) : state
  }
}

/** Late money is credited or checked: a finished deposit may still become one of these, and nothing else. */
function isNews(status: Deposit['status']): boolean {
  return status === 'approved' || status === 'checking' || status === 'returned'
}

/** No further change, except for late money. */
export function isOver(step: DepositState['step']): step is DepositEnd {
  return !['choosing', 'sending', 'leaving', 'waiting'].includes(step)
}

/** Identity of the visible step: a new one is announced and read from its beginning. */
export function findPlace(state: DepositState): string {
  switch (state.step) {
    case 'choosing':
    case 'sending':
      return 'form'
    case 'leaving':
      return 'leaving'
    case 'waiting':
      return `deposit ${state.id}`
    default:
      return `deposit ${state.deposit.id}`
  }
}

type Choosing = Extract<DepositState, { step: 'choosing' }>

function reduceChoosing(state: Choosing, event: DepositEvent): DepositState {
  if (event.type === 'choose') return { ...state, method: event.method, problem: undefined }
  if (event.type === 'enter') return { ...state, amountText: event.amountText, problem: undefined }
  if (event.type === 'refuse') return { ...state, problem: event.problem }
  if (event.type !== 'send' || state.method === undefined) return state
  return { step: 'sending', method: state.method, amountText: state.amountText }
}

function choosing(method: string | undefined): Choosing {
  return { step: 'choosing', method, amountText: '', problem: undefined }
}

function followDeposit(state: DepositState, id: string): DepositState {
  const known = 'deposit' in state ? state.deposit?.id : undefined
  const isFollowed = state.step === 'sending' || known === id || (state.step === 'waiting' && state.id === id)
  return isFollowed ? state : { step: 'waiting', id, deposit: undefined }
}

/** A payable deposit opens the provider's page at once; others are waiting or finished. */
function arrive(deposit: Deposit): DepositState {
  return deposit.status === 'pending' && deposit.payUrl !== null ? { step: 'leaving', deposit } : settle(deposit)
}

function storeDeparture(state: Extract<DepositState, { step: 'leaving' }>, deposit: Deposit): DepositState {
  return deposit.status === 'pending' ? state : settle(deposit)
}

function settle(deposit: Deposit): DepositState {
  const { status } = deposit
  if (status === 'created' || status === 'pending') return { step: 'waiting', id: deposit.id, deposit }
  return { step: status, deposit }
}

/** A deposit's id in the provider's return address; undefined for anything else. */
export function readDepositId(query: URLSearchParams): string | undefined {
  const named = query.get('deposit') ?? ''
  return /^[A-Za-z0-9_-]{1,64}$/.test(named) ? named : undefined
}

/** Milliseconds between two polls of an open deposit or withdrawal; increases with the number of polls. */
export function planDepositPollMs(pollCount: number): number {
  if (pollCount < 30) return 2_000
  return pollCount < 60 ? 5_000 : 15_000
}

type ReadAmount = { ok: true; amountMinor: string } | { ok: false; problem: MessageId }

/** Typed text checked against the bounds of the method; a broken rule is named by its text. */
export function readDepositAmount(text: string, method: DepositMethod | undefined, currency: string): ReadAmount {
  if (!method || !isCurrencyCode(currency)) return { ok: false, problem: 'error.method_unavailable' }
  const parsed = parseAmountText(text, currency)
  if (!parsed.ok) return { ok: false, problem: nameAmountProblem(parsed.problem) }
  const { minor } = parsed.amount
  const bounds = { minMinor: BigInt(method.minMinor), maxMinor: BigInt(method.maxMinor) }
  const problem = findAmountProblem(minor, bounds)
  return problem === undefined
    ? { ok: true, amountMinor: minor.toString() }
    : { ok: false, problem: nameProblem(problem) }
}

/** The contract's rule ids are text ids. */
function nameProblem(problem: string): MessageId {
  if (problem === 'field.amount.positive' || problem === 'field.amount.maximum') return problem
  return 'field.amount.minimum'
}
