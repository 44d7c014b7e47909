import { useBusy } from '@foyer/ui/use-busy'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { RoundPageWire, RoundWire, SeedPairWire } from '../../game/round-wire.rules.ts'
import type { BalanceWire } from '../../game/wire.rules.ts'
import { storeBalance } from './balance-queries.ts'
import { queryClient } from './queries.ts'
import { makeClientSeed } from './random.ts'
import { type RoundRequest, roundApi } from './round-api.ts'

/**
 * Until the result is shown, the shown balance changes by the stake only, and the list of rounds not at all: they must not
 * reveal the result (DEC-35).
 * @param stakeMinor the stake that is being placed; 0 for a round that is in play already
 */
export async function holdBalance(stakeMinor: bigint): Promise<void> {
  const isHeld = queryClient.getQueryData(['falling']) === true
  queryClient.setQueryData(['falling'], true)
  await queryClient.cancelQueries({ queryKey: ['balance'] })
  // A read of the list that is under way may end after the new bet. An older round in play is not in the list.
  if (stakeMinor > 0n) await queryClient.cancelQueries({ queryKey: ['rounds'] })
  if (isHeld) return
  queryClient.setQueryData<BalanceWire>(['balance'], (known) => {
    if (!known || BigInt(known.balance) < stakeMinor) return known
    return { ...known, balance: String(BigInt(known.balance) - stakeMinor) }
  })
}

/** An open round has no result yet: a first read of the balance that was cancelled is repeated. */
function showUnknownBalance(round: RoundWire): RoundWire {
  const isUnknown = queryClient.getQueryData(['balance']) === undefined
  if (round.state === 'open' && isUnknown) queryClient.setQueryData(['falling'], false)
  return round
}

/** Reads a round of the player. */
export async function readRound(roundId: string): Promise<RoundWire> {
  return showUnknownBalance(await roundApi.readRound(roundId))
}

/** The round that must be decided before the next stake, or null. The balance is held if it may have a result. */
export async function readRoundInPlay(): Promise<RoundWire | null> {
  const round = await roundApi.readOpenRound()
  if (round && round.state !== 'open') await holdBalance(0n)
  return round
}

/** Places a bet. The balance is held from before the call. */
export async function placeRound(request: RoundRequest): Promise<RoundWire> {
  await holdBalance(BigInt(request.stake))
  return showUnknownBalance(await roundApi.placeRound(request))
}

/** Takes a step, which may decide the round. The balance is held from before the call. */
export async function takeStep(roundId: string, number: number, step: unknown): Promise<RoundWire> {
  await holdBalance(0n)
  return showUnknownBalance(await roundApi.takeStep(roundId, number, step))
}

/** Shows the balance after a result; without one it is refetched. */
export async function releaseBalance(balance: BalanceWire | null): Promise<void> {
  queryClient.setQueryData(['falling'], false)
  await storeBalance(balance)
}

/** Without a round in play balance and list are refetched: a result may have been left before it was shown. */
export function releaseResults(): void {
  void releaseBalance(null)
  void queryClient.invalidateQueries({ queryKey: ['rounds'] })
}

/** The player's seeds; the first client seed is chosen by this browser. */
export function useSeeds() {
  return useQuery({
    queryKey: ['seeds'],
    queryFn: async () => {
      const seeds = await roundApi.readSeeds()
      return seeds.current ? seeds : roundApi.changeSeeds(makeClientSeed(), seeds.nextCommitment)
    },
  })
}

/** Replaces the seeds and reveals the former server seed. */
export function useSeedChange() {
  const { run } = useBusy()
  const { mutateAsync, error, isPending, isSuccess } = useMutation({
    mutationFn: ({ clientSeed, nextCommitment }: { clientSeed: string; nextCommitment: string }) =>
      roundApi.changeSeeds(clientSeed, nextCommitment),
    onSuccess: (seeds: SeedPairWire) => {
      queryClient.setQueryData(['seeds'], seeds)
      void queryClient.invalidateQueries({ queryKey: ['proof'] })
    },
  })
  return {
    ...{ error, isPending, isSuccess },
    /** A failure is the `error` of this hook. */
    change(clientSeed: string, nextCommitment: string, onDone?: () => void) {
      void run(() => mutateAsync({ clientSeed, nextCommitment }).then(onDone, () => undefined))
    },
  }
}

/** The player's ended rounds, the newest first. Never refetched while a result is not shown: it must not reveal it. */
export const roundsQuery = infiniteQueryOptions({
  queryKey: ['rounds'],
  queryFn: ({ pageParam }) => roundApi.listRounds(pageParam),
  initialPageParam: null as string | null, // the type of the following pages
  getNextPageParam: (page) => page.before,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export function useRounds() {
  return useInfiniteQuery(roundsQuery)
}

/** Rounds that play adds to the list before the oldest leave it; those are read again on demand. */
const MAX_ADDED = 100

/** Adds a shown round to the list. A read that the bet has cancelled is repeated. */
export function storeRound(round: RoundWire): void {
  const state = queryClient.getQueryState(['rounds'])
  if (!state?.data || state.isInvalidated) void queryClient.invalidateQueries({ queryKey: ['rounds'] })
  queryClient.setQueryData<{ pages: RoundPageWire[]; pageParams: (string | null)[] }>(['rounds'], (known) => {
    const [first, ...others] = known?.pages ?? []
    if (!known || !first || first.rounds.some(({ roundId }) => roundId === round.roundId)) return known
    const rounds = [round, ...first.rounds]
    const last = rounds[MAX_ADDED - 1]
    if (rounds.length <= MAX_ADDED || !last) return { ...known, pages: [{ ...first, rounds }, ...others] }
    const before = `${Date.parse(last.createdAt)}_${last.roundId}`
    return { pages: [{ rounds: rounds.slice(0, MAX_ADDED), before }], pageParams: known.pageParams.slice(0, 1) }
  })
}

/** Everything needed to verify a round. */
export function useProof(roundId: string | null) {
  return useQuery({
    queryKey: ['proof', roundId],
    queryFn: () => roundApi.readProof(roundId ?? ''),
    enabled: roundId !== null,
  })
}
