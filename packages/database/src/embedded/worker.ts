import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { createCluster, hasCluster } from './create-cluster.ts'
import { openPglite } from './open-pglite.ts'
import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-messages.ts'

if (!parentPort) throw new Error('This file runs as a worker only.')
const port = parentPort

function reply(message: WorkerReply): void {
  port.postMessage(message, message.kind === 'bytes' ? [message.bytes.buffer] : [])
}

function joinChunks(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}

/** A start-up message begins a new client: the single session discards the state of the last one. */
async function resetSession(pglite: PGlite): Promise<void> {
  if (pglite.isInTransaction()) await pglite.exec('ROLLBACK')
  await pglite.exec('DISCARD ALL')
}

/** `Z`, its length, and one byte of state: PostgreSQL waits for the next request. */
const READY_BYTES = 6

function endsReady(answer: Uint8Array): boolean {
  return answer.length >= READY_BYTES && answer[answer.length - READY_BYTES] === 'Z'.charCodeAt(0)
}

/**
 * A PANIC (for example a commit that did not reach the disk) ends PostgreSQL but not its worker: it just never becomes
 * ready.
 */
function refuseUnready(answer: Uint8Array): void {
  if (endsReady(answer)) return
  const text = Buffer.from(answer)
    .toString('latin1')
    .replaceAll(/[^ -~]+/g, ' ')
  throw new Error(`PostgreSQL stopped and is not ready for the next statement: ${text.slice(0, MAX_REASON_LENGTH)}`)
}

const MAX_REASON_LENGTH = 500

/** X, the client's termination message. */
const TERMINATE = 'X'.charCodeAt(0)

async function answer(pglite: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const isStartup = bytes[0] === 0
  if (isStartup) await resetSession(pglite)
  const chunks: Uint8Array[] = []
  await pglite.execProtocolRawStream(bytes, {
    syncToFs: false,
    // The chunk is a view into PostgreSQL's memory, overwritten by the next one.
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  })
  const joined = joinChunks(chunks)
  if (bytes[0] !== TERMINATE) refuseUnready(joined)
  return joined
}

async function open({ folder, isDurable }: WorkerSettings): Promise<PGlite> {
  if (!hasCluster(folder)) await createCluster(folder, isDurable)
  return openPglite(folder, isDurable)
}

function fail(error: unknown): void {
  reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}

try {
  const pglite = await open(workerData as WorkerSettings) // Worker data is untyped; only worker-channel.ts starts this.
  let turn = Promise.resolve()
  port.on('message', (request: WorkerRequest) => {
    turn = turn
      .then(async () => {
        if (request.kind === 'bytes') {
          reply({ kind: 'bytes', bytes: await answer(pglite, request.bytes) })
          return
        }
        await pglite.close()
        reply({ kind: 'closed' })
        port.close()
      })
      .catch(fail)
  })
  reply({ kind: 'ready' })
  // A killed process would not store it.
  flushCompileCache()
} catch (error) {
  fail(error)
}
