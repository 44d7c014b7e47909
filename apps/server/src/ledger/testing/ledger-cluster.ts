import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PostgreSQL of the test's own that may be stopped in the middle of its work. */
export interface PrivateCluster {
  url: string
  /** Kills all of its processes at once without a flush; then it starts again and recovers. */
  crash(): Promise<void>
  remove(): Promise<void>
}

/** Folder of PostgreSQL's programs, if installed and executable as their own user. */
export function findPostgresPrograms(): string | undefined {
  const folder = globSync('/usr/lib/postgresql/*/bin').find((path) => existsSync(join(path, 'initdb')))
  return process.getuid?.() === 0 && existsSync('/usr/sbin/runuser') ? folder : undefined
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** Creates and starts a cluster with PostgreSQL's own defaults: every commit is synced. */
export async function startPrivateCluster(programs: string): Promise<PrivateCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-cluster-'))
  await chmod(folder, 0o777)
  const data = join(folder, 'data')
  const port = await findFreePort()
  const asPostgres = (program: string, ...given: string[]) =>
    run('/usr/sbin/runuser', ['-u', 'postgres', '--', join(programs, program), ...given], { cwd: folder })
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const start = () => asPostgres('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start')
  await asPostgres('initdb', '-D', data, '-A', 'trust', '--no-instructions')
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      await asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      await start()
    },
    async remove() {
      await asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
