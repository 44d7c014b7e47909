import { spawn } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitOnSignals } from './run-command.ts'

/* Runs a command as on a slow machine: one core, and a disk that is busy with synced writes. Needs taskset (Linux).
   `npm run slow-machine -- bash .ci/run` */
const BLOCK = Buffer.alloc(4_096)
const BLOCKS_MAX = 1_000

exitOnSignals()
const [command = 'bash', ...args] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'foyer-slow-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const file = openSync(join(folder, 'blocks'), 'w')
const child = spawn('taskset', ['-c', '0', command, ...args], { stdio: 'inherit' })
process.once('exit', () => child.kill())

let written = 0
/** Writes until the command ends, in one file of limited size. */
function writeNext(): void {
  writeSync(file, BLOCK, 0, BLOCK.length, (written++ % BLOCKS_MAX) * BLOCK.length)
  fsyncSync(file)
  next = setImmediate(writeNext)
}
let next = setImmediate(writeNext)
child.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.once('exit', (code) => {
  clearImmediate(next)
  closeSync(file)
  process.exit(code ?? 1)
})
