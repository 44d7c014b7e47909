import type { AgentPlanTerms, StatementLine } from '@foyer/contract'
import type { PlaySums } from '../play/index.ts'

/** What an agent's month is computed from; amounts in minor units. */
export interface Month {
  own: PlaySums
  /** Members of agents one, two … levels below. */
  below: readonly PlaySums[]
  /** Members who have reached the plan's sums. */
  acquired: number
  /** What is left of the month before; 0 or less. */
  carriedMinor: bigint
  /** Paid statements that were reversed since. */
  reversedMinor: bigint
}

export interface Commission {
  lines: StatementLine[]
  /** Sum of the lines. */
  total: bigint
}

const FULL_BP = 10_000n

/** A share without the fraction of a minor unit, nearer to zero. */
function takeShare(amount: bigint, rateBp: number): bigint {
  return (amount * BigInt(rateBp)) / FULL_BP
}

/** Stakes less wins, less what the plan deducts: a share of what is above zero, and of deposits. */
export function findNet(sums: PlaySums, terms: AgentPlanTerms) {
  const gross = sums.staked - sums.won
  const bonus = terms.deductsBonus ? sums.bonus : 0n
  const platform = gross > 0n ? takeShare(gross, terms.platformBp) : 0n
  const depositFee = sums.deposited > 0n ? takeShare(sums.deposited, terms.depositFeeBp) : 0n
  return { bonus, platform, depositFee, net: gross - bonus - platform - depositFee }
}

/** The share of a month's net result: of the highest tier that it has reached. */
export function findShareBp(tiers: AgentPlanTerms['tiers'], net: bigint): number {
  const reached = tiers.filter(({ fromMinor }) => BigInt(fromMinor) <= net)
  return (reached.at(-1) ?? tiers[0])?.shareBp ?? 0
}

/** A month's commission, part by part. */
export function computeCommission(terms: AgentPlanTerms, month: Month): Commission {
  const play = [
    netLine(terms, { kind: 'own', level: 0, sums: month.own, shareOf: (net) => findShareBp(terms.tiers, net) }),
    ...terms.subShareBp.flatMap((shareBp, index) => {
      const sums = month.below[index]
      return sums ? [netLine(terms, { kind: 'below', level: index + 1, sums, shareOf: () => shareBp })] : []
    }),
    ...stakeLines(terms, month.own),
    ...acquisitionLines(terms, month.acquired),
  ]
  const earned = sumLines(play)
  const isForgotten = terms.negative === 'discard' && earned < 0n
  const lines = [
    ...play,
    ...(isForgotten ? [plainLine('discarded', -earned)] : []),
    ...(month.carriedMinor === 0n ? [] : [plainLine('carried', month.carriedMinor)]),
    ...(month.reversedMinor === 0n ? [] : [plainLine('reversal', -month.reversedMinor)]),
  ]
  return { lines, total: sumLines(lines) }
}

/** What the next month begins with. */
export function findCarried(total: bigint): bigint {
  return total < 0n ? total : 0n
}

function netLine(
  terms: AgentPlanTerms,
  part: { kind: 'own' | 'below'; level: number; sums: PlaySums; shareOf: (net: bigint) => number },
): StatementLine {
  const { kind, level, sums } = part
  const { bonus, platform, depositFee, net } = findNet(sums, terms)
  const rateBp = part.shareOf(net)
  return {
    ...{ kind, level, rateBp, count: null },
    net: {
      stakedMinor: String(sums.staked),
      wonMinor: String(sums.won),
      bonusMinor: String(bonus),
      platformMinor: String(platform),
      depositFeeMinor: String(depositFee),
    },
    baseMinor: String(net),
    amountMinor: String(takeShare(net, rateBp)),
  }
}

function stakeLines({ stakeBp }: AgentPlanTerms, { staked }: PlaySums): StatementLine[] {
  const amount = takeShare(staked, stakeBp)
  if (amount === 0n) return []
  const base = { baseMinor: String(staked), rateBp: stakeBp, amountMinor: String(amount) }
  return [{ kind: 'stake', level: 0, net: null, count: null, ...base }]
}

function acquisitionLines({ acquisition }: AgentPlanTerms, count: number): StatementLine[] {
  if (!acquisition || count === 0) return []
  const amount = BigInt(acquisition.rewardMinor) * BigInt(count)
  const base = { baseMinor: acquisition.rewardMinor, amountMinor: String(amount) }
  return [{ kind: 'acquisition', level: 0, net: null, rateBp: null, count, ...base }]
}

function plainLine(kind: 'discarded' | 'carried' | 'reversal', amount: bigint): StatementLine {
  const text = String(amount)
  return { kind, level: 0, net: null, baseMinor: text, rateBp: null, count: null, amountMinor: text }
}

function sumLines(lines: readonly StatementLine[]): bigint {
  return lines.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n)
}

/** Sums of the levels below an agent, one level after another. */
export function sumLevels(
  agentId: string,
  levels: number,
  { childrenOf, sumsOf }: { childrenOf: (id: string) => readonly string[]; sumsOf: (id: string) => PlaySums },
): PlaySums[] {
  const found: PlaySums[] = []
  let ids: readonly string[] = [agentId]
  for (let level = 0; level < levels; level += 1) {
    ids = ids.flatMap(childrenOf)
    if (ids.length === 0) break
    found.push(ids.map(sumsOf).reduce(addSums, noPlay))
  }
  return found
}

export const noPlay: PlaySums = { staked: 0n, won: 0n, bonus: 0n, deposited: 0n, withdrawn: 0n }

function addSums(one: PlaySums, other: PlaySums): PlaySums {
  return {
    staked: one.staked + other.staked,
    won: one.won + other.won,
    bonus: one.bonus + other.bonus,
    deposited: one.deposited + other.deposited,
    withdrawn: one.withdrawn + other.withdrawn,
  }
}
