import { addWithdrawalCard, changePassword, login, memberInfo, vendorBalance } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createLogger } from './log.ts'

const CANARY = 'canary7pass'
const NUMBER = '1234509876543210'
const PHONE = '09171234567'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ logLevel: 'info' })
})
afterAll(() => server.close())

interface Line {
  msg: string
  [field: string]: unknown
}

function readLines(): Line[] {
  return server.logLines.map((line) => JSON.parse(line) as Line) // pino writes one object per line
}

describe('T2 what a refusal leaves in the log', () => {
  it('names route, code, merchant, member, shortened address, status and time', async () => {
    const member = await server.logIn('aurora')
    await server.call(changePassword, { body: { oldPassword: CANARY, newPassword: 'brandnew7sky' } }, member)
    const line = readLines().find(({ code }) => code === 'password_wrong')
    expect(line).toMatchObject({
      msg: 'call refused',
      status: 400,
      method: 'POST',
      route: changePassword.path,
      merchant: 'aurora',
      memberId: member.memberId,
      address: '127.0.0.0/24',
      ms: expect.any(Number),
      spanId: expect.any(String),
    })
  })

  it('holds no password, token, cookie, account number, name or phone, whatever is refused', async () => {
    const member = await server.logIn('aurora')
    await server.call(login, { body: { username: member.username, password: CANARY } })
    await server.call(login, { body: { username: PHONE, password: CANARY } })
    await server.call(memberInfo, {}, { ...member, cookie: `bind=${'c'.repeat(43)}` })
    const incomplete = { accountNumber: NUMBER, holderName: PHONE } as never // input of a careless client
    await server.call(addWithdrawalCard, { body: incomplete }, member)
    await server.callSigned(vendorBalance, { token: CANARY }, 'arcade', 'x'.repeat(32))
    await server.app.inject({
      url: `/wps/nowhere?code=${CANARY}&token=${member.token}`,
      headers: { host: 'localhost' },
    })
    const codes = new Set(readLines().map(({ code }) => code))
    for (const code of ['login.cred.err', 'customer.not.login', 'invalid_input', 'signature_invalid', 'not_found'])
      expect(codes).toContain(code)
    const text = server.logLines.join('\n')
    const secrets = [CANARY, member.token, member.cookie?.split('=')[1], 'c'.repeat(43), NUMBER, PHONE, '[secret]']
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('a flood is bounded, and what was left out is counted', async () => {
    const ask = () => server.app.inject({ url: '/wps/nowhere', headers: { host: 'localhost' } })
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    const before = server.logLines.length
    await Promise.all(Array.from({ length: 150 }, ask))
    expect(server.logLines.length - before).toBe(100)
    now.mockReturnValue(Date.now() + 1_000)
    await ask()
    now.mockRestore()
    expect(readLines().at(-1)).toMatchObject({ code: 'not_found', suppressed: 50 })
  })
})

describe('T2 a request or an answer that somebody logs whole', () => {
  it('is without its secrets, and an error keeps its code', () => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line) => lines.push(line) })
    const headers = { authorization: CANARY, cookie: CANARY, 'set-cookie': CANARY, host: 'localhost' }
    const body = {
      password: CANARY,
      token: CANARY,
      code: CANARY,
      accountNumber: CANARY,
      mobileNum: CANARY,
      language: 'EN',
    }
    log.info(
      {
        headers,
        body,
        call: { headers, body },
        code: 'not_allowed',
        err: Object.assign(new Error('x'), { code: '57014' }),
      },
      'x',
    )
    expect(lines.join('')).not.toContain(CANARY)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      code: 'not_allowed',
      body: { language: 'EN' },
      err: { code: '57014' },
    })
  })
})
