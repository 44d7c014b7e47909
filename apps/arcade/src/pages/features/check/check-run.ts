import type { RecordWire, TicketProofWire } from '../../../game/wire.rules.ts'
import {
  computeCommitment,
  computeDigits,
  computeLeaf,
  computeProofPath,
  computeRoot,
  type DrawnByte,
} from '../../lib/fairness.ts'
import { findSeenCommitment, type SeenCommitment } from '../../lib/seen-commitments.ts'

/** This browser's results for a draw, next to the published ones. */
export interface CheckReport {
  isGood: boolean
  commitment: { published: string; computed: string; seed: string; seen: SeenCommitment | null; isGood: boolean }
  /** `computed` is null when there are too many tickets to send; then each ticket's own path is the proof. */
  root: { published: string; computed: string | null; count: number; isGood: boolean }
  ticket: { leafText: string; way: string[]; isGood: boolean } | null
  digits: { published: string; computed: string; blocks: DrawnByte[][]; isGood: boolean }
}

/** Recomputes everything about a draw from its record and, if given, a ticket's proof. */
export async function runChecks(record: RecordWire, proof: TicketProofWire | null): Promise<CheckReport> {
  const seen = findSeenCommitment(record.drawId)
  const commitment = await computeCommitment(record.seed)
  const root = record.leaves === null ? null : await computeRoot(record.leaves)
  const way = proof === null ? null : await computeProofPath(await computeLeaf(proof.leafText), proof.path)
  const { digits, blocks } = await computeDigits(record.seed, record.drawId, record.ticketRoot)
  const report = {
    commitment: {
      published: record.commitment,
      computed: commitment,
      seed: record.seed,
      seen,
      isGood: commitment === record.commitment && (seen === null || seen.commitment === commitment),
    },
    root: {
      published: record.ticketRoot,
      computed: root,
      count: record.ticketCount,
      isGood: root === null || (root === record.ticketRoot && record.leaves?.length === record.ticketCount),
    },
    ticket:
      proof === null || way === null
        ? null
        : {
            leafText: proof.leafText,
            way,
            isGood: way.at(-1) === record.ticketRoot && proof.leafText.split('\n')[1] === record.drawId,
          },
    digits: { published: record.digits, computed: digits, blocks, isGood: digits === record.digits },
  }
  const isGood = [report.commitment, report.root, report.digits, ...(report.ticket ? [report.ticket] : [])].every(
    (step) => step.isGood,
  )
  return { ...report, isGood }
}
