import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  callBank,
  makePayment,
  makePayout,
  payPathOf,
  type Receiver,
  sendForm,
  startReceiver,
} from '../../testing/bank-harness.ts'

const script = fileURLToPath(new URL('../../testing/bank-process.ts', import.meta.url))
let dataDir: string
let receiver: Receiver
let child: ChildProcess | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-bank-'))
  receiver = await startReceiver()
})
afterEach(async () => {
  await kill()
  await receiver.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function spawnBank(): Promise<{ url: string }> {
  const started = spawn(process.execPath, [script, dataDir, receiver.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  const [url] = await once(createInterface(started.stdout), 'line')
  return { url: String(url) }
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const isEmbedded = readTestDatabaseKind() === 'embedded'

// The killed process has its own embedded database; two are started, which takes time.
it.runIf(isEmbedded)(
  'T37 what was answered before a SIGKILL is reported after it, once as an event',
  async () => {
    const payment = makePayment(receiver)
    const payout = makePayout(receiver, '1')
    receiver.answer = () => 'silent'
    const first = await spawnBank()
    const { paymentId } = (await callBank(first, { method: 'POST', path: '/api/payments', body: payment })).body
    await callBank(first, { method: 'POST', path: '/api/payouts', body: payout })
    expect((await sendForm(first, payPathOf(paymentId), { decision: 'approve' })).status).toBe(303)
    await kill()
    const reported = receiver.received.length
    receiver.answer = () => 200

    const second = await spawnBank()
    await receiver.waitFor(reported + 2)
    const events = new Map(receiver.received.map(({ body }) => [body.eventId, `${body.reference} ${body.status}`]))
    expect([...events.values()].toSorted()).toEqual(
      [`${payment.reference} approved`, `${payout.reference} sent`].toSorted(),
    )
    expect(receiver.received.every((callback) => callback.isSigned)).toBe(true)
    const path = `/api/payments?reference=${payment.reference}`
    expect((await callBank(second, { method: 'GET', path })).body.status).toBe('approved')
    expect((await callBank(second, { method: 'POST', path: '/api/payouts', body: payout })).body.status).toBe('sent')
  },
  120_000,
)
