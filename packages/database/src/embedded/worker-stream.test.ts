import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTestDatabaseKind } from '../testing.ts'
import { fillDataFolder } from '../testing-template.ts'
import { WorkerChannel } from './worker-channel.ts'
import { WorkerStream } from './worker-stream.ts'

let dataDir: string
let channel: WorkerChannel

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-stream-'))
  await fillDataFolder(dataDir)
  const folder = join(dataDir, 'postgres')
  channel = await WorkerChannel.open({ folder, isDurable: false }, () => undefined)
})

afterAll(async () => {
  await channel.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Splits pg's writes into single bytes, as a network might. */
class FragmentingStream extends WorkerStream {
  override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
    for (const byte of chunk) super._write(Buffer.from([byte]), encoding, () => undefined)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    for (const { chunk } of chunks) this._write(chunk, 'binary', () => undefined)
    done()
  }
}

async function connect(makeStream = () => new WorkerStream(channel)): Promise<pg.Client> {
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    password: '',
    stream: () => makeStream() as never, // pg uses connect() and setNoDelay(); its types require a socket
  })
  await client.connect()
  return client
}

describe.runIf(readTestDatabaseKind() === 'embedded')('pg over the worker', () => {
  it('sends whole statements however they were cut', async () => {
    const client = await connect(() => new FragmentingStream(channel))
    expect((await client.query('SELECT $1::int AS one, $2::text AS two', [1, 'zwei'])).rows).toEqual([
      { one: 1, two: 'zwei' },
    ])
    expect(await client.query('SELECT 1 AS one; SELECT 2 AS two')).toHaveLength(2)
    await client.end()
  })

  it('carries binary, empty and large values both ways', async () => {
    const client = await connect()
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, index) => index % 256))
    const { rows } = await client.query(
      "SELECT $1::bytea AS bytes, $2::text AS empty, $3::text AS nothing, '' AS blank",
      [bytes, '', null],
    )
    expect(rows[0].bytes.equals(bytes)).toBe(true)
    expect(rows[0]).toMatchObject({ empty: '', nothing: null, blank: '' })
    await client.end()
  })

  it('an error in any part of a statement leaves the next one whole', async () => {
    const client = await connect()
    const broken: [string, unknown[]][] = [
      ['SELEC 1', []],
      ['SELECT $1::int', ['not a number']],
      ['SELECT 1 / $1::int', [0]],
      ['SELECT * FROM nowhere WHERE a = $1', [1]],
    ]
    for (const [text, values] of broken) {
      await expect(client.query(text, values)).rejects.toHaveProperty('code')
      expect((await client.query('SELECT $1::int AS one', [1])).rows).toEqual([{ one: 1 }])
    }
    await client.end()
  })

  it('prepared statements are kept for a client and forgotten for the next', async () => {
    for (let round = 0; round < 2; round++) {
      const client = await connect()
      const ask = (value: number) =>
        client.query({ name: 'ask', text: `SELECT $1::int + ${round} AS sum`, values: [value] })
      expect((await ask(1)).rows).toEqual([{ sum: 1 + round }])
      expect((await ask(5)).rows).toEqual([{ sum: 5 + round }])
      await client.end()
    }
  })

  it('a client that leaves in a transaction takes its work with it', async () => {
    const first = await connect()
    await first.query('BEGIN; CREATE TABLE unfinished (a int)')
    await first.end()
    const second = await connect()
    expect((await second.query("SELECT to_regclass('unfinished') AS found")).rows).toEqual([{ found: null }])
    await second.end()
  })
})
