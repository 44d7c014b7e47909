import { readFileSync } from 'node:fs'
import { createJobs } from '@foyer/database'
import { Registry as MetricsRegistry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createLedgerWatch } from '../modules/ledger/index.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { registerFigures } from './figures.ts'
import { JOBS_SCHEMA } from './jobs.store.ts'

let server: TestServer
let metrics: MetricsRegistry
beforeAll(async () => {
  server = await startTestServer()
  const jobs = await createJobs(server.database, { schema: JOBS_SCHEMA, queues: { idle: {} } })
  await jobs.boss.send('idle', {})
  await jobs.stop()
  metrics = new MetricsRegistry()
  registerFigures({ database: server.database, metrics, logger: server.app.log, hasJobs: true })
  const watchLedger = createLedgerWatch(metrics)
  await watchLedger({ database: server.database, logger: server.app.log })
})
afterAll(() => server.close())

async function readFigure(name: string): Promise<number> {
  const text = await metrics.metrics()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}

describe('what an operator is woken for', () => {
  it('ages of what is open, parked wins, the queue’s lag and the ledger’s check', async () => {
    const { memberId } = await server.logIn('aurora')
    await server.database.executeSql(
      `INSERT INTO public.deposit (merchant, id, member_id, request_hash, status, method, amount_minor, currency,
        language, return_url, provider, attempts, created_at, expires_at, next_check_at)
      VALUES ('aurora', 'd', $1, '', 'pending', 'bank', 100, 'PHP', 'EN', '', 'bank', 0, now() - interval '1 hour', now(), now())`,
      [memberId],
    )
    await server.database.executeSql(`UPDATE ${JOBS_SCHEMA}.job SET start_after = now() - interval '10 minutes'`)
    expect(await readFigure('foyer_oldest_open_deposit_seconds')).toBeCloseTo(3_600, -2)
    expect(await readFigure('foyer_oldest_open_withdrawal_seconds')).toBe(0)
    expect(await readFigure('foyer_parked_wins')).toBe(0)
    expect(await readFigure('foyer_queue_lag_seconds')).toBeCloseTo(600, -2)
    expect(await readFigure('foyer_ledger_violations')).toBe(0)
    expect(await readFigure('foyer_ledger_checked_timestamp_seconds')).toBeCloseTo(Date.now() / 1_000, -2)
  })

  it('failed logins and refused signatures are counted by their codes', async () => {
    const member = await server.logIn('aurora')
    const url = '/wps/session/login'
    const payload = { username: member.username, password: 'wrong1pass' }
    await server.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload })
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    expect(body).toContain(`foyer_refusals_total{route="${url}",code="login.cred.err"} 1`)
  })

  it('every alert of docs/operations.md names figures that there are, and a heading or row that says what to do', async () => {
    const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    const known = new Set(`${body}\n${await metrics.metrics()}`.match(/(?<=^# TYPE )\w+/gm))
    const { groups } = parse(/```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
    const { rules } = groups[0]
    expect(rules.length).toBeGreaterThan(10)
    for (const { alert, expr, labels, annotations } of rules) {
      const names: string[] = expr.match(/foyer_\w+/g) ?? []
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) expect(known).toContain(name.replace(/_bucket$/, ''))
      expect(['page', 'ticket']).toContain(labels.severity)
      const [, anchor] = annotations.runbook.split('#')
      expect([alert, page.includes(`<a id="${anchor}"></a>`) || page.toLowerCase().includes(`## ${anchor}\n`)]).toEqual(
        [alert, true],
      )
    }
  })
})
