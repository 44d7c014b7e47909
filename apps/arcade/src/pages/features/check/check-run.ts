import { formatTicketLeaf } from '../../../game/fairness.rules.ts'
import { type RecordWire, readLines, type TicketProofWire, type WireLine } from '../../../game/wire.rules.ts'
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

/** A ticket to verify: the number that the player asks about, the lines as its page shows them, and its proof. */
export interface CheckedTicket {
  ticketId: string
  lines: WireLine[]
  proof: TicketProofWire
}

/** Whether a leaf's text is that of this ticket in this draw; its random number may be any. */
function isOwnLeaf(leafText: string, drawId: string, { ticketId, lines }: CheckedTicket): boolean {
  const requestId = leafText.split('\n')[3] ?? ''
  return leafText === formatTicketLeaf({ ticketId, drawId, requestId, lines: readLines(lines) })
}

/** Recomputes everything about a draw from its record and, if given, a ticket's proof. */
export async function runChecks(record: RecordWire, ticket: CheckedTicket | null): Promise<CheckReport> {
  const seen = findSeenCommitment(record.drawId)
  const commitment = await computeCommitment(record.seed)
  const root = record.leaves === null ? null : await computeRoot(record.leaves)
  const way =
    ticket === null ? null : await computeProofPath(await computeLeaf(ticket.proof.leafText), ticket.proof.path)
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
      ticket === null || way === null
        ? null
        : {
            leafText: ticket.proof.leafText,
            way,
            isGood: way.at(-1) === record.ticketRoot && isOwnLeaf(ticket.proof.leafText, record.drawId, ticket),
          },
    digits: { published: record.digits, computed: digits, blocks, isGood: digits === record.digits },
  }
  const isGood = [report.commitment, report.root, report.digits, ...(report.ticket ? [report.ticket] : [])].every(
    (step) => step.isGood,
  )
  return { ...report, isGood }
}
