import type { GrantState, PlayOrder } from '../index.ts'

/** Terms of a model's grant; the weights of games are those of its stakes. */
export interface ModelTerms {
  target: bigint
  order: PlayOrder
  largest: bigint | undefined
  cap: bigint | undefined
  freeStake: bigint | undefined
}

export interface ModelGrant extends ModelTerms {
  id: string
  state: GrantState
  balance: bigint
  wagered: bigint
  converted: bigint
  forfeited: bigint
}

interface ModelStake {
  key: string
  round: string
  amount: bigint
  bonus: bigint
  grant: ModelGrant | undefined
  weight: bigint
  state: 'open' | 'settled' | 'returned'
}

export interface ModelAnswer {
  status: string
  code: string | null
  /** What the vendor is told: real money that is not held, and the bonus that is wagered. */
  available: bigint
}

/** Bonus money of one member in memory, written from its rules (decision 119) and not from its SQL. */
export class BonusModel {
  real = 0n
  held = 0n
  readonly grants: ModelGrant[] = []
  readonly #stakes: ModelStake[] = []
  readonly #answers = new Map<string, ModelAnswer>()
  readonly #closed = new Set<string>()
  /** Round of each stake, of a refused one and of one that was returned before it came too. */
  readonly #rounds = new Map<string, string>()

  deposit(amount: bigint): void {
    this.real += amount
  }

  give(id: string, amount: bigint, terms: ModelTerms): void {
    this.grants.push({ ...terms, id, state: 'queued', balance: amount, wagered: 0n, converted: 0n, forfeited: 0n })
    this.#next()
  }

  bet(key: string, round: string, amount: bigint, weight: bigint): ModelAnswer {
    return this.#once(key, () => {
      const grant = this.#active()
      this.#rounds.set(key, round)
      if (this.#closed.has(round)) return this.#refuse('round_closed')
      if (grant?.largest !== undefined && amount > grant.largest) return this.#refuse('bonus_stake_limit')
      const free = this.real - this.held
      const bonus = grant && weight > 0n ? share(grant, amount, free) : 0n
      if (amount - bonus > free) return this.#refuse('insufficient_funds')
      if (grant) grant.balance -= bonus
      this.real += bonus
      this.held += amount
      this.#stakes.push({ key, round, amount, bonus, grant, weight, state: 'open' })
      return this.#tell('pending')
    })
  }

  win(key: string, round: string, amount: bigint, closes: boolean): ModelAnswer {
    const open = this.#stakes.filter((stake) => stake.round === round && stake.state === 'open')
    const known = this.#answers.get(key)
    if (known) return known
    if (open.length === 0 && !this.#closed.has(round)) return this.#refuse('transaction_unknown')
    return this.#once(key, () => {
      if (open.length === 0) return this.#refuse('round_closed')
      const total = sum(open, ({ amount: one }) => one)
      this.real += amount
      if (closes) {
        this.#closed.add(round)
        this.real -= total
        this.held -= total
      }
      for (const grant of new Set(open.flatMap((stake) => stake.grant ?? []))) {
        const own = open.filter((stake) => stake.grant === grant)
        this.#payShare(grant, (amount * sum(own, ({ bonus }) => bonus)) / total)
        if (!closes) continue
        const counts = grant.state === 'active' && grant.freeStake === undefined
        if (counts) grant.wagered += sum(own, (stake) => (stake.amount * stake.weight) / 100n)
        for (const stake of own) stake.state = 'settled'
        this.#review(grant, false)
      }
      if (closes) for (const stake of open) stake.state = 'settled'
      return this.#tell('posted')
    })
  }

  rollBack(key: string, target: string, round: string): ModelAnswer {
    const stake = this.#stakes.find((one) => one.key === target)
    const known = this.#answers.get(key)
    if (known) return known
    if ((this.#rounds.get(target) ?? round) !== round) return this.#refuse('transaction_conflict')
    return this.#once(key, () => {
      this.#rounds.set(target, round)
      if (!this.#answers.has(target))
        this.#answers.set(target, { status: 'refused', code: 'transaction_reversed', available: 0n })
      if (stake?.state === 'settled') return this.#refuse('round_closed')
      if (stake?.state === 'open') {
        stake.state = 'returned'
        this.held -= stake.amount
        const { grant, bonus } = stake
        if (grant && grant.state !== 'converted') {
          this.real -= bonus
          if (grant.state === 'active') grant.balance += bonus
          else grant.forfeited += bonus
        }
        if (grant) this.#review(grant, false)
      }
      return this.#tell('posted')
    })
  }

  giveUp(): void {
    const grant = this.#active()
    if (grant) this.#end(grant, 'given_up')
  }

  /** The time of the grant that is wagered is over. */
  expire(): void {
    const grant = this.#active()
    if (grant) this.#review(grant, true)
  }

  #payShare(grant: ModelGrant, part: bigint): void {
    const isKept = grant.state !== 'expired' && grant.state !== 'given_up' && grant.state !== 'reversed'
    if (grant.state === 'active' && grant.freeStake === undefined) {
      grant.balance += part
      this.real -= part
      return
    }
    const kept = isKept ? smaller(part, room(grant, part)) : 0n
    grant.converted += kept
    grant.forfeited += part - kept
    this.real -= part - kept
  }

  #review(grant: ModelGrant, isLate: boolean): void {
    if (grant.state !== 'active') return
    const isOpen = this.#stakes.some((stake) => stake.grant === grant && stake.state === 'open')
    if (grant.freeStake === undefined && grant.wagered >= grant.target) this.#end(grant, 'converted')
    else if (isOpen) return
    else if (grant.balance < (grant.freeStake ?? 1n)) this.#end(grant, 'used_up')
    else if (isLate) this.#end(grant, 'expired')
  }

  #end(grant: ModelGrant, state: GrantState): void {
    const kept = state === 'converted' ? smaller(grant.balance, room(grant, grant.balance)) : 0n
    this.real += kept
    grant.converted += kept
    grant.forfeited += grant.balance - kept
    grant.balance = 0n
    grant.state = state
    this.#next()
  }

  #next(): void {
    if (this.#active()) return
    const grant = this.grants.find(({ state }) => state === 'queued')
    if (!grant) return
    grant.state = 'active'
    this.#review(grant, false)
  }

  #active(): ModelGrant | undefined {
    return this.grants.find(({ state }) => state === 'active')
  }

  #once(key: string, act: () => ModelAnswer): ModelAnswer {
    const known = this.#answers.get(key)
    if (known) return known
    const answer = act()
    this.#answers.set(key, answer)
    return answer
  }

  #tell(status: string): ModelAnswer {
    return { status, code: null, available: this.real - this.held + (this.#active()?.balance ?? 0n) }
  }

  /** What is available is no part of a refusal. */
  #refuse(code: string): ModelAnswer {
    return { status: 'refused', code, available: 0n }
  }
}

function share(grant: ModelGrant, stake: bigint, free: bigint): bigint {
  if (grant.freeStake !== undefined) return stake === grant.freeStake && grant.balance >= stake ? stake : 0n
  const all = grant.balance + free
  const wish = {
    real_first: 0n,
    bonus_first: smaller(stake, grant.balance),
    mixed: all > 0n ? smaller(grant.balance, (stake * grant.balance) / all) : 0n,
  }[grant.order]
  const needed = stake - free
  const part = wish > needed ? wish : needed
  return part > grant.balance ? 0n : part
}

/** What the cap still lets become real money. */
function room(grant: ModelGrant, wanted: bigint): bigint {
  const left = grant.cap === undefined ? wanted : grant.cap - grant.converted
  return left > 0n ? left : 0n
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function sum<T>(items: readonly T[], amountOf: (item: T) => bigint): bigint {
  return items.reduce((total, item) => total + amountOf(item), 0n)
}
