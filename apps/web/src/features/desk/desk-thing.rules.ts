import { type DeskShared, type DeskSharedKind, deskSharedKinds } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'

const movementNames: Partial<Record<string, MessageId>> = {
  deposit: 'wallet.kind.deposit',
  withdrawal: 'wallet.kind.withdrawal',
  bet: 'wallet.kind.bet',
  win: 'wallet.kind.win',
  refund: 'wallet.kind.refund',
  opening: 'wallet.kind.opening',
  adjustment: 'wallet.kind.adjustment',
  bonus: 'wallet.kind.bonus',
  commission: 'wallet.kind.commission',
}

const names = {
  movement: 'desk.thing.movement',
  deposit: 'wallet.kind.deposit',
  withdrawal: 'wallet.kind.withdrawal',
  round: 'desk.thing.round',
  ticket: 'desk.thing.ticket',
} as const satisfies Record<DeskSharedKind, MessageId>

const states: Partial<Record<DeskSharedKind, Partial<Record<string, MessageId>>>> = {
  deposit: {
    created: 'deposit.status.created',
    pending: 'deposit.status.pending',
    approved: 'deposit.status.approved',
    declined: 'deposit.status.declined',
    expired: 'deposit.status.expired',
    failed: 'deposit.status.failed',
    checking: 'deposit.status.checking',
    returned: 'deposit.status.returned',
  },
  withdrawal: {
    held: 'withdrawal.status.held',
    sending: 'withdrawal.status.sending',
    unknown: 'withdrawal.status.unknown',
    paid: 'withdrawal.status.paid',
    refused: 'withdrawal.status.refused',
  },
  round: movementNames,
  ticket: movementNames,
}

/** Name of a shared thing: of a movement its kind. */
export function nameThing({ kind, state }: Pick<DeskShared, 'kind' | 'state'>): MessageId {
  return (kind === 'movement' ? movementNames[state] : undefined) ?? names[kind]
}

/** State of a shared thing in words; undefined for a code without any. */
export function nameThingState({ kind, state }: Pick<DeskShared, 'kind' | 'state'>): MessageId | undefined {
  return states[kind]?.[state]
}

/** The thing of an address such as `?about=deposit:42`; the server decides whether it is this member's. */
export function readThing(about: string | null): { kind: DeskSharedKind; id: string } | undefined {
  const [name, id] = about?.split(/:(.*)/s) ?? []
  const kind = deskSharedKinds.find((one) => one === name)
  return kind && id ? { kind, id } : undefined
}

const methods: Partial<Record<string, MessageId>> = {
  bank: 'wallet.story.method.bank',
  ewallet: 'wallet.story.method.ewallet',
  card: 'wallet.story.method.card',
}

/** Name of a deposit's way to pay; undefined for another title, which is a name already. */
export function nameThingTitle({ kind, title }: Pick<DeskShared, 'kind' | 'title'>): MessageId | undefined {
  return kind === 'deposit' ? methods[title] : undefined
}
