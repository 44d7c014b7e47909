import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatTicketLeaf } from '../../../game/fairness.rules.ts'
import { readLines, type WireLine } from '../../../game/wire.rules.ts'
import * as server from '../../../modules/fairness/index.ts'
import { type CheckedTicket, runChecks } from './check-run.ts'

const drawId = '20261121-0743'
const line: WireLine = { type: 'last2', digits: '45', place: null, stake: '500' }
/** Three tickets of one draw, the last one with other lines. */
const tickets = [line, line, { ...line, digits: '46' }].map((one, index) => {
  const ticket = { ticketId: `ticket-${index}`, drawId, requestId: `request-${index}`, lines: readLines([one]) }
  return { ...ticket, leafText: formatTicketLeaf(ticket), leaf: server.computeLeaf(ticket) }
})
const leaves = tickets.map(({ leaf }) => leaf).toSorted()
const seed = randomBytes(32)
const ticketRoot = server.computeRoot(leaves)
const digits = server.computeResult(server.toSeedKey(seed), drawId, ticketRoot)
const record = {
  ...{ drawId, ticketRoot, leaves, ticketCount: leaves.length, digits },
  ...{ commitment: server.computeCommitment(seed), seed: seed.toString('hex') },
}

/** The valid proof of a ticket. */
function prove(index: number): CheckedTicket['proof'] {
  const blocks = server.splitBlocks(leaves)
  const [block] = blocks
  const { leaf = '', leafText = '' } = tickets[index] ?? {}
  return { drawId, leafText, path: (block && server.buildProof(leaf, block, leaves, blocks)) ?? [] }
}

it.each<[string, CheckedTicket, boolean]>([
  ['the ticket’s own leaf', { ticketId: 'ticket-0', lines: [line], proof: prove(0) }, true],
  ['the leaf of another ticket', { ticketId: 'ticket-0', lines: [line], proof: prove(1) }, false],
  ['a leaf with other lines', { ticketId: 'ticket-2', lines: [line], proof: prove(2) }, false],
  ['a leaf with more lines', { ticketId: 'ticket-0', lines: [], proof: prove(0) }, false],
  ['another path', { ticketId: 'ticket-0', lines: [line], proof: { ...prove(1), leafText: prove(0).leafText } }, false],
])('DEC-35 a ticket is proved by its own leaf alone: %s', async (_name, ticket, isGood) => {
  const report = await runChecks(record, ticket)
  expect([report.commitment, report.root, report.digits].map((step) => step.isGood)).toEqual([true, true, true])
  expect(report.ticket?.isGood).toBe(isGood)
  expect(report.isGood).toBe(isGood)
})
