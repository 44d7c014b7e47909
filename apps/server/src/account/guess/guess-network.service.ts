import type { Database, Tx } from '@foyer/database'
import { networkOf } from '../../http/address.ts'
import type { Caller } from '../../http/call.ts'
import { countFailure, decideGuess, guessLimits } from './guess.rules.ts'
import { listGuesses, lockGuess, saveGuess } from './guess.store.ts'
import { digestSubject } from './guess-subject.ts'

/** What is counted by network. */
type NetworkKind = 'network' | 'registration'

type NetworkCaller = Pick<Caller, 'ip'>

/** The subject that counts what comes from the caller's network. */
export function digestNetwork(key: Buffer, { ip }: NetworkCaller, kind: NetworkKind = 'network'): Buffer {
  return digestSubject(key, kind, networkOf(ip))
}

/** Counts a failure of the caller's network, or a registration. */
export async function countOfNetwork(
  tx: Tx,
  { key, merchant, caller }: { key: Buffer; merchant: string; caller: NetworkCaller },
  kind: NetworkKind = 'network',
): Promise<void> {
  const subject = digestNetwork(key, caller, kind)
  const now = new Date()
  const state = await lockGuess(tx, merchant, subject, now)
  await saveGuess(tx, merchant, subject, countFailure(guessLimits[kind], state, now))
}

/** Whether one of the counts of the caller's network asks for captchas. */
export async function isNetworkSuspicious(
  { database, key }: { database: Database; key: Buffer },
  { merchant, caller }: { merchant: string; caller: NetworkCaller },
  kinds: readonly NetworkKind[],
): Promise<boolean> {
  const subjects = kinds.map((kind) => digestNetwork(key, caller, kind))
  const rows = await database.transaction((tx) => listGuesses(tx, merchant, subjects), { merchant })
  const now = new Date()
  return kinds.some((kind, index) => {
    const row = rows.find(({ subject }) => subjects[index]?.equals(subject))
    return decideGuess(guessLimits[kind], row, now) !== 'open'
  })
}
