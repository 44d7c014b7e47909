import {
  createDeposit,
  createWithdrawal,
  type EndpointDefinition,
  gameTrialLaunch,
  launchGame,
  login,
  readDeposit,
  register,
  registerAutoUsername,
  registerMobile,
  type TrackingEventType,
} from '@foyer/contract'
import type { WatchedCall } from '../../lib/wps/call-watch.ts'
import { MAX_APPROVAL_AGE_MS } from './tracking.constants.ts'

/** An event with its values; the amount is in minor units. */
export interface TrackedEvent {
  event: TrackingEventType
  amountMinor?: string
  currency?: string
  content_id?: string
  /** Sent once per this id; absent: each time. */
  onceId?: string
  /** Sent only in a browser that has sent the event of this once-only id. */
  afterId?: string
}

/**
 * The once-only id as it stays in the browser, also after a logout (TRACK-04): the id of a member or deposit in it becomes
 * 32 bits of FNV-1a. It is not readable there, but it is no secret: whoever has an id can compute its hash and compare.
 * Two ids with one hash count as one. A hidden one stays as it is.
 */
export function hideOnceId(onceId: string): string {
  const [event, id] = onceId.split(' ')
  if (id === undefined || /^#[0-9a-f]{8}$/.test(id)) return onceId
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return `${event} #${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/** Whether a once-only id is of a single deposit: there are ever more of them. */
export function isOfDeposit(onceId: string): boolean {
  return /^(depositSubmit|deposit|firstDepositArrival|redeposit) /.test(onceId)
}

/** CONST-82 */
const depositContentId = '99'

interface CallRow {
  endpoint: Pick<EndpointDefinition, 'path' | 'method'>
  phase: WatchedCall['phase']
  list: (call: Values, visitor: Visitor) => readonly TrackedEvent[]
}

interface Values {
  body: Record<string, unknown>
  value: Record<string, unknown>
}

export interface Visitor {
  memberId: string | undefined
  currency: string
  /** Successful deposits of the member as last read; undefined when unknown. */
  depositCount: number | undefined
  nowMs: number
}

const only = (event: TrackingEventType) => (): readonly TrackedEvent[] => [{ event }]

/** Which calls are events (TRACK-07); the calls themselves know nothing of it. */
const rows: readonly CallRow[] = [
  { endpoint: register, phase: 'sent', list: only('registerSubmit') },
  { endpoint: register, phase: 'answered', list: only('register') },
  { endpoint: registerMobile, phase: 'sent', list: only('registerSubmit') },
  { endpoint: registerMobile, phase: 'answered', list: only('register') },
  { endpoint: registerAutoUsername, phase: 'sent', list: only('registerSubmit') },
  { endpoint: registerAutoUsername, phase: 'answered', list: only('register') },
  { endpoint: login, phase: 'answered', list: only('login') },
  { endpoint: launchGame, phase: 'answered', list: only('gameLaunch') },
  { endpoint: gameTrialLaunch, phase: 'answered', list: only('startTrial') },
  { endpoint: createDeposit, phase: 'answered', list: listSubmitted },
  { endpoint: readDeposit, phase: 'answered', list: listArrived },
  { endpoint: createWithdrawal, phase: 'answered', list: listWithdrawn },
]

/** The events of a call. */
export function listCallEvents(
  { endpoint, phase, body, value }: WatchedCall,
  visitor: Visitor,
): readonly TrackedEvent[] {
  const row = rows.find(
    (one) => one.phase === phase && one.endpoint.path === endpoint.path && one.endpoint.method === endpoint.method,
  )
  return row ? row.list({ body: toFields(body), value: toFields(value) }, visitor) : []
}

/** TRACK-04, TRACK-09, TRACK-10, CONF-40: a request; the member's first one is `firstDeposit` as well. */
function listSubmitted({ body, value }: Values, { currency, memberId }: Visitor): readonly TrackedEvent[] {
  const values = { ...describeAmount(body, currency), content_id: depositContentId }
  return [
    { event: 'depositSubmit', ...values, onceId: `depositSubmit ${value.id}` },
    { event: 'firstDeposit', ...values, onceId: `firstDeposit ${memberId}` },
  ]
}

/**
 * CONF-40: a success; `deposit` each time, and the first or a further one by the count before it. Only a new one that was
 * requested in this browser: members look at old ones too, on any device.
 */
function listArrived({ value }: Values, { currency, depositCount, nowMs }: Visitor): readonly TrackedEvent[] {
  if (value.status !== 'approved' || nowMs - Date.parse(String(value.resolvedAt)) > MAX_APPROVAL_AGE_MS) return []
  const values = { ...describeAmount(value, currency), content_id: depositContentId }
  const id = String(value.id)
  // A count of before the approval or after it; the deposit itself says it, except on another platform.
  const before = typeof value.approvedOrdinal === 'number' ? value.approvedOrdinal - 1 : depositCount
  const further = before === undefined ? undefined : before === 0 ? 'firstDepositArrival' : 'redeposit'
  const events: TrackingEventType[] = ['deposit', ...(further ? ([further] as const) : [])]
  const afterId = `depositSubmit ${id}`
  return events.map((event) => ({ event, ...values, onceId: `${event} ${id}`, afterId }))
}

/** TRACK-11, CONST-84: negative revenue. */
function listWithdrawn({ body }: Values, { currency }: Visitor): readonly TrackedEvent[] {
  const { amountMinor } = describeAmount(body, currency)
  return [{ event: 'withdraw', ...(amountMinor ? { amountMinor: `-${amountMinor}`, currency } : {}) }]
}

function describeAmount({ amountMinor }: Record<string, unknown>, currency: string) {
  return typeof amountMinor === 'string' ? { amountMinor, currency } : {}
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // an object, just tested
}
