import { readFileSync } from 'node:fs'
import { createJobs } from '@foyer/database'
import { Registry as MetricsRegistry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { LEDGER_CHECK_SECONDS } from '../ledger/ledger.constants.ts'
import { createLedgerWatch } from '../ledger/ledger.jobs.ts'
import { listOpenIncidents } from '../money/incident/index.ts'
import { closePaymentIncident } from '../money/payment/index.ts'
import { createTestIncidents } from '../testing/test-incidents.ts'
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

async function readFigure(name: string, registry = metrics): Promise<number> {
  const text = await registry.metrics()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}

/** The alert rules of docs/operations.md. */
function readAlerts() {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const text = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  return { page, text, rules: parse(text).groups[0].rules }
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

  it('T37 an open incident, in every process and after a restart, until it is closed', async () => {
    const readInNewProcess = async () => {
      const registry = new MetricsRegistry()
      registerFigures({ database: server.database, metrics: registry, logger: server.app.log, hasJobs: true })
      return readFigure('foyer_open_incidents', registry)
    }
    expect(await readInNewProcess()).toBe(0)
    const { aurora } = server.merchants
    const { memberId } = await server.logIn('aurora')
    const payment = { memberId, subject: 'deposit', subjectId: 'd1', provider: 'bank' } as const
    const statuses = { knownStatus: 'declined', reportedStatus: 'approved', amountMinor: 100n, currency: 'PHP' }
    await server.database.transaction(
      (tx) => createTestIncidents(server).reportContradiction(tx, aurora, { ...payment, ...statuses }),
      { merchant: 'aurora' },
    )
    const { rules } = readAlerts()
    const { expr } = rules.find(({ alert }: { alert: string }) => alert === 'FoyerProviderContradiction')
    expect(expr).toBe('max(foyer_open_incidents) > 0')
    expect(await readInNewProcess()).toBe(1)
    await server.database.transaction(
      async (tx) => {
        for (const { merchant, id } of await listOpenIncidents(tx))
          await closePaymentIncident(tx, { merchant, id, by: 'ana', note: 'paid once' })
      },
      { isOperator: true },
    )
    expect(await readInNewProcess()).toBe(0)
  })

  it('every series of an alert’s increase is there before its first refusal', async () => {
    const fresh = await startTestServer()
    const { body } = await fresh.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    await fresh.close()
    const lines = body.split('\n')
    const increases = readAlerts().rules.flatMap(({ expr }: { expr: string }) =>
      [...expr.matchAll(/increase\((\w+)\{code="(\w+)"\}\[/g)].map(([, name, code]) => ({ name, code })),
    )
    expect(increases).toHaveLength(readAlerts().text.split('increase(').length - 1)
    for (const { name, code } of increases) {
      for (const route of ['/wps/session/login', '/wps/vendor/wallet/debit', 'unknown'])
        expect(lines).toContain(`${name}{route="${route}",code="${code}"} 0`)
    }
  })

  it('the alert of an unverified ledger waits for the first verification of a process that has just started', () => {
    const { rules } = readAlerts()
    const rule = rules.find(({ alert }: { alert: string }) => alert === 'FoyerLedgerUnchecked')
    const [, minutes] = /^(\d+)m$/.exec(rule.for) ?? []
    expect(Number(minutes) * 60).toBeGreaterThan(LEDGER_CHECK_SECONDS)
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
    const { page, rules } = readAlerts()
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    const known = new Set(`${body}\n${await metrics.metrics()}`.match(/(?<=^# TYPE )\w+/gm))
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
