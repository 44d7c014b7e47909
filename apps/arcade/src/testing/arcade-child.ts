import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { publicUrl } from './arcade-harness.ts'
import { PlatformStandIn } from './platform-stand-in.ts'

/** An arcade in a separate process, with its data and its platform, for tests that kill it. */
export interface ArcadeChild {
  platform: PlatformStandIn
  /** Address of the last start. */
  readonly url: string
  /** Starts the platform and makes the folder of the data. */
  open(): Promise<void>
  /** Starts the arcade on the data of the start before. */
  start(): Promise<void>
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>
  close(): Promise<void>
}

export function createArcadeChild(): ArcadeChild {
  const platform = new PlatformStandIn()
  let platformUrl = ''
  let dataDir = ''
  let child: ChildProcess | undefined
  let url = ''

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  return {
    platform,
    get url() {
      return url
    },
    async open() {
      platformUrl = await platform.start()
      dataDir = await mkdtemp(join(tmpdir(), 'arcade-kill-'))
    },
    async start() {
      const script = new URL('arcade-process.ts', import.meta.url).pathname
      const args = [script, join(dataDir, 'pg'), platformUrl, platform.vendorCode, platform.vendorSecret, publicUrl]
      const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      child = started
      url = await new Promise<string>((resolve, reject) => {
        createInterface({ input: started.stdout }).once('line', resolve)
        started.once('exit', () => reject(new Error('the arcade did not start')))
      })
    },
    kill,
    async close() {
      await kill()
      await platform.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
