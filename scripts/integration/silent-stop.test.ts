import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { scaleTimeMs } from '../test/time-factor.ts'

const script = fileURLToPath(new URL('./silent-process.ts', import.meta.url))

it('T36 a process whose database is silent stops with 0 within 30 s', async () => {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  await once(createInterface({ input: child.stdout }), 'line')
  await sleep(2_000) // draws and jobs query meanwhile
  const sinceMs = performance.now()
  child.kill('SIGTERM')
  const [code] = await exited
  expect([code, performance.now() - sinceMs < scaleTimeMs(30_000)]).toEqual([0, true])
})
