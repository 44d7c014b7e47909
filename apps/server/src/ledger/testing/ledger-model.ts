import type { LedgerAnswer, LedgerRefusal } from '../ledger.types.ts'
import type { LedgerAction } from './ledger-action.ts'

type Answer = Omit<LedgerAnswer, 'transferId'>

interface Account {
  balance: bigint
  held: bigint
  version: number
}

interface Stored {
  account: Account
  name: LedgerAction['name']
  /** Undefined in a tombstone, which answers any request. */
  content: string | undefined
  phase: 'pending' | 'posted' | 'released' | 'refused'
  round: string | undefined
  held: bigint
  moved: bigint
  isReversed: boolean
  answer: Answer
}

/** The effect of a request, or its refusal. */
interface Outcome {
  refusal?: LedgerRefusal
  /** Nothing is stored: the key may be used again. */
  isForgotten?: boolean
  amount: bigint
  moved?: bigint
  held?: bigint
  versions?: number
  settle?(): void
}

/** The ledger in memory, written from its rules and not from its SQL: the expected answers. One merchant. */
export class LedgerModel {
  readonly #accounts = new Map<string, Account>()
  readonly #stored = new Map<string, Stored>()
  readonly #closedRounds = new Set<string>()

  open(memberId: string, currency: string): void {
    this.#accounts.set(`${memberId} ${currency}`, { balance: 0n, held: 0n, version: 0 })
  }

  read(memberId: string, currency: string): Account | undefined {
    return this.#accounts.get(`${memberId} ${currency}`)
  }

  apply(action: LedgerAction): Answer {
    const { name, request } = action
    const account = this.read(request.memberId, request.currency)
    if (!account) return answerOf('refused', 'account_unknown', 0n, { balance: 0n, held: 0n, version: 0 })
    const content = JSON.stringify(
      [name, { ...request, reference: '', description: '', expiresAt: '' }],
      (_key, value) => (typeof value === 'bigint' ? String(value) : value),
    )
    const known = this.#find(request.scope, request.key)
    if (known) {
      if (known.account !== account) return answerOf('conflict', 'transaction_conflict', 0n, account)
      if (known.content !== undefined && known.content !== content)
        return answerOf('conflict', 'transaction_conflict', 0n, account)
      return { ...known.answer, isReplayed: true }
    }
    const outcome = this.#decide(action, account)
    if (outcome.isForgotten) return answerOf('refused', outcome.refusal ?? null, 0n, account)
    if (!outcome.refusal) {
      account.balance += outcome.moved ?? 0n
      account.held += outcome.held ?? 0n
      account.version += 1 + (outcome.versions ?? 0)
    }
    const status = outcome.refusal ? 'refused' : name === 'hold' ? 'pending' : 'posted'
    const answer = answerOf(status, outcome.refusal ?? null, outcome.amount, account)
    const isMove = name === 'transfer' || name === 'credit' || name === 'reverse'
    this.#stored.set(`${request.scope} ${request.key}`, {
      account,
      name,
      content,
      phase: status,
      round: 'round' in request ? request.round : undefined,
      held: outcome.held ?? 0n,
      moved: isMove && !outcome.refusal ? outcome.amount : 0n,
      isReversed: false,
      answer,
    })
    if (!outcome.refusal) outcome.settle?.()
    return answer
  }

  #find(scope: string, key: string): Stored | undefined {
    return this.#stored.get(`${scope} ${key}`)
  }

  #roundKey(account: Account, scope: string, round: string): string {
    return `${[...this.#accounts.values()].indexOf(account)} ${scope} ${round}`
  }

  #stakes(account: Account, scope: string, round: string): Stored[] {
    return [...this.#stored]
      .filter(([key, one]) => key.startsWith(`${scope} `) && one.account === account && one.round === round)
      .map(([, one]) => one)
      .filter((one) => one.name === 'hold')
  }

  #decide({ name, request }: LedgerAction, account: Account): Outcome {
    const available = account.balance - account.held
    switch (name) {
      case 'hold': {
        const { amountMinor: amount, scope, round } = request
        if (round !== undefined && this.#closedRounds.has(this.#roundKey(account, scope, round)))
          return { refusal: 'round_closed', amount: -amount }
        if (available < amount) return { refusal: 'insufficient_funds', amount: -amount }
        return { amount: -amount, held: amount }
      }
      case 'transfer': {
        const amount = request.amountMinor
        if (amount < 0n && available + amount < 0n) return { refusal: 'insufficient_funds', amount }
        return { amount, moved: amount }
      }
      case 'credit': {
        const { amountMinor: amount, scope, round, closesRound } = request
        const stakes = this.#stakes(account, scope, round).filter(
          ({ phase }) => phase === 'pending' || phase === 'posted',
        )
        if (stakes.length === 0) return { refusal: 'transaction_unknown', isForgotten: true, amount }
        const open = stakes.filter(({ phase }) => phase === 'pending')
        if (open.length === 0) return { refusal: 'round_closed', amount }
        if (!closesRound) return { amount, moved: amount }
        const staked = open.reduce((sum, { held }) => sum + held, 0n)
        return {
          amount,
          moved: amount - staked,
          held: -staked,
          versions: open.length,
          settle: () => {
            for (const stake of open) Object.assign(stake, { phase: 'posted', moved: -stake.held })
            this.#closedRounds.add(this.#roundKey(account, scope, round))
          },
        }
      }
      case 'reverse': {
        const original = this.#find(request.scope, request.target)
        if (!original || original.phase === 'pending')
          return { refusal: 'transaction_unknown', isForgotten: true, amount: 0n }
        if (original.account !== account || original.name === 'reverse' || original.moved === 0n)
          return { refusal: 'transaction_conflict', isForgotten: true, amount: 0n }
        const amount = -original.moved
        if (original.isReversed) return { refusal: 'transaction_reversed', amount }
        if (amount < 0n && available + amount < 0n) return { refusal: 'insufficient_funds', amount }
        return { amount, moved: amount, settle: () => Object.assign(original, { isReversed: true }) }
      }
      default:
        return this.#resolve(name, request, account)
    }
  }

  #resolve(
    name: 'post' | 'void' | 'rollback',
    request: Extract<LedgerAction, { name: 'post' | 'void' | 'rollback' }>['request'],
    account: Account,
  ): Outcome {
    const target = this.#find(request.scope, request.target)
    if (!target) {
      if (name !== 'rollback' || request.key === request.target)
        return { refusal: 'transaction_unknown', isForgotten: true, amount: 0n }
      const round = 'round' in request ? request.round : undefined
      return { amount: 0n, settle: () => this.#bury(request.scope, request.target, account, round) }
    }
    const isOtherRound =
      'round' in request && request.round !== undefined && target.round !== undefined && target.round !== request.round
    if (target.account !== account || target.name !== 'hold' || isOtherRound)
      return { refusal: 'transaction_conflict', isForgotten: true, amount: 0n }
    if (target.phase === 'posted') return { refusal: name === 'rollback' ? 'round_closed' : 'hold_posted', amount: 0n }
    if (target.phase !== 'pending') return name === 'post' ? { refusal: 'hold_released', amount: 0n } : { amount: 0n }
    const asked = 'amountMinor' in request ? request.amountMinor : undefined
    if (asked !== undefined && asked > target.held) return { refusal: 'amount_above_hold', amount: asked }
    if (name !== 'post')
      return { amount: target.held, held: -target.held, settle: () => Object.assign(target, { phase: 'released' }) }
    const amount = asked ?? target.held
    return {
      amount,
      moved: -amount,
      held: -target.held,
      versions: 1,
      settle: () => Object.assign(target, { phase: 'posted', moved: -amount }),
    }
  }

  #bury(scope: string, key: string, account: Account, round: string | undefined): void {
    this.#stored.set(`${scope} ${key}`, {
      account,
      name: 'hold',
      content: undefined,
      phase: 'refused',
      round,
      held: 0n,
      moved: 0n,
      isReversed: false,
      answer: answerOf('refused', 'transaction_reversed', 0n, account),
    })
  }
}

function answerOf(
  status: Answer['status'],
  code: LedgerRefusal | null,
  amountMinor: bigint,
  { balance, held, version }: Account,
): Answer {
  return { status, code, amountMinor, balanceMinor: balance, heldMinor: held, version, isReplayed: false }
}
