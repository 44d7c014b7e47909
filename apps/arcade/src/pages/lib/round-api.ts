import type { RoundPageWire, RoundProofWire, RoundWire, SeedPairWire } from '../../game/round-wire.rules.ts'
import { call } from './api.ts'
import { readGameBase } from './game-path.ts'

/** One bet, unchanged on a retry. */
export interface RoundRequest {
  requestId: string
  playerId: string
  currency: string
  /** Minor units. */
  stake: string
  bet: unknown
}

/** The calls of an instant game, one function each. All throw ApiError. */
export const roundApi = {
  placeRound: (request: RoundRequest) => call<RoundWire>(`${readGameBase()}/rounds`, request),
  takeStep: (roundId: string, number: number, step: unknown) =>
    call<RoundWire>(`${readGameBase()}/rounds/${roundId}/steps`, { number, step }),
  /** The round that must be decided before the next stake, or null. */
  readOpenRound: () => call<RoundWire | null>(`${readGameBase()}/rounds/open`),
  readRound: (roundId: string) => call<RoundWire>(`${readGameBase()}/rounds/${roundId}`),
  readProof: (roundId: string) => call<RoundProofWire>(`${readGameBase()}/rounds/${roundId}/proof`),
  listRounds: (before: string | null) =>
    call<RoundPageWire>(`${readGameBase()}/rounds${before === null ? '' : `?before=${before}`}`),
  readSeeds: () => call<SeedPairWire>(`${readGameBase()}/seeds`),
  changeSeeds: (clientSeed: string, nextCommitment: string) =>
    call<SeedPairWire>(`${readGameBase()}/seeds`, { clientSeed, nextCommitment }),
}
