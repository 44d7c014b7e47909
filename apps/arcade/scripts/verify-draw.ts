/**
 * Verifies one draw of a lottery with Node.js (18 or later) and the published record of the draw.
 * It shares no code with the game, so that anybody can read, keep and run it:
 *
 *   node verify-draw.ts https://arcade.example/api/draws/20261121-0743/record
 *   node verify-draw.ts record.json [ticket.json]
 *
 * ticket.json is the file that the page "Verify" of a ticket saves: the ticket's number, its lines as the player saw
 * them, the text that the lottery has hashed, and its path to the root.
 * Exit code: 0 when everything matches, 1 when something does not, 2 for unreadable input.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const node = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right)
const hex = (text: string) => Buffer.from(text, 'hex')

interface DrawRecord {
  drawId: string
  commitment: string
  ticketRoot: string
  leaves: string[] | null
  seed: string
  digits: string
}

interface Ticket {
  ticketId: string
  lines: { type: string; digits: string; place: number | null; stake: string }[]
  proof: {
    leafText: string
    path: { side: 'left' | 'right'; hash: string }[]
  }
}

/** The root over all tickets: leaves in order of their hashes, hashed in pairs; an odd one moves up alone. */
function recomputeRoot(leaves: string[]): string {
  let level = [...leaves].sort().map(hex)
  if (level.length === 0) return sha256().toString('hex')
  while (level.length > 1) {
    const next: Buffer[] = []
    for (let i = 0; i < level.length; i += 2) {
      const left = level[i] as Buffer // as: i < length
      const right = level[i + 1]
      next.push(right ? node(left, right) : left)
    }
    level = next
  }
  return (level[0] as Buffer).toString('hex') // as: exactly one is left
}

/** Digits of a result: four of each of 23 prizes, the 27 prizes of Vietnam, otherwise five. */
function countDigits(drawId: string): number {
  if (drawId.startsWith('SEA4D-')) return 23 * 4
  return drawId.startsWith('VN27-') ? 5 + 5 + 2 * 5 + 6 * 5 + 4 * 4 + 6 * 4 + 3 * 3 + 4 * 2 : 5
}

/** The digits: bytes of HMAC-SHA256(seed, "draw|root|counter"), without those of 250 and more. */
function recomputeDigits(record: DrawRecord): string {
  const wanted = countDigits(record.drawId)
  let digits = ''
  for (let counter = 0; digits.length < wanted; counter += 1) {
    const message = `${record.drawId}|${record.ticketRoot}|${counter}`
    for (const byte of createHmac('sha256', hex(record.seed)).update(message).digest()) {
      if (byte < 250 && digits.length < wanted) digits += String(byte % 10)
    }
  }
  return digits
}

function climb({ proof }: Ticket): string {
  let at = sha256(Buffer.of(0), proof.leafText)
  for (const step of proof.path) at = step.side === 'left' ? node(hex(step.hash), at) : node(at, hex(step.hash))
  return at.toString('hex')
}

async function readJson<T>(place: string): Promise<T> {
  const text = /^https?:/.test(place) ? await (await fetch(place)).text() : await readFile(place, 'utf8')
  const content = JSON.parse(text)
  return content.value ?? content
}

async function main(recordPlace: string | undefined, ticketPlace: string | undefined): Promise<number> {
  if (recordPlace === undefined) throw new Error('usage: verify-draw.ts RECORD [TICKET]')
  const record = await readJson<DrawRecord>(recordPlace)
  const checks: [string, string, string][] = [
    ['the seed is the one committed to before the sale', record.commitment, sha256(hex(record.seed)).toString('hex')],
    ['the digits follow from seed and tickets', record.digits, recomputeDigits(record)],
  ]
  if (record.leaves) checks.push(['the root is that of all tickets', record.ticketRoot, recomputeRoot(record.leaves)])
  if (ticketPlace !== undefined) {
    const ticket = await readJson<Ticket>(ticketPlace)
    if (!ticket.ticketId || !ticket.lines || !ticket.proof) throw new Error('TICKET has no number, lines or proof')
    const [version = '', drawId = '', ticketId = '', , ...lines] = ticket.proof.leafText.split('\n')
    const ownLines = ticket.lines.map(({ type, digits, place, stake }) => `${type}${place ?? ''}:${digits}:${stake}`)
    checks.push(['the ticket’s text has the known form', 'five-ticket-1', version])
    checks.push(['the ticket is for this draw', record.drawId, drawId])
    checks.push(['the ticket’s text has its number', ticket.ticketId, ticketId])
    checks.push(['the ticket’s text has its lines', ownLines.join(' '), lines.join(' ')])
    checks.push(['the ticket was in the set before the draw', record.ticketRoot, climb(ticket)])
  }
  for (const [what, published, computed] of checks) {
    console.log(`${published === computed ? 'yes' : 'NO '}  ${what}`)
    console.log(`     published ${published}\n     computed  ${computed}`)
  }
  return checks.every(([, published, computed]) => published === computed) ? 0 : 1
}

main(process.argv[2], process.argv[3]).then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 2
  },
)
