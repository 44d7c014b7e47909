import { argon2Sync } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { changePassword, login, memberInfo, register, setMemberLanguage, setMemberProfile } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { hashPassword, verifyPassword } from './index.ts'

describe('passwords', () => {
  beforeAll(() => void vi.stubEnv('FOYER_TEST_PASSWORD_COST', 'product'))
  afterAll(() => void vi.unstubAllEnvs())

  it('are argon2id with a salt of their own', async () => {
    const [first, second] = await Promise.all([hashPassword('correct1horse'), hashPassword('correct1horse')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
    expect(await verifyPassword(first, 'correct1horse')).toBe(true)
    expect(await verifyPassword(first, 'correct1horsE')).toBe(false)
    expect(await verifyPassword(null, 'correct1horse')).toBe(false)
  })

  it('are derived at the cost that they name', async () => {
    const [, , , , salt, tag] = (await hashPassword('correct1horse')).split('$')
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    const nonce = Buffer.from(salt ?? '', 'base64')
    const derived = argon2Sync('argon2id', { message: 'correct1horse', nonce, ...cost })
    expect(derived.toString('base64').replace(/=+$/, '')).toBe(tag)
  })
})

describe('members over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ trustProxy: 'loopback' })
  })
  afterAll(() => server.close())

  const password = 'correct1horse'

  it('REG-01, REG-08..11, MEMB-01, MEMB-04, ENT-02, ENT-09 a registration answers a session that works', async () => {
    const { envelope, headers } = await server.call(register, { body: { username: 'Newcomer1', password } })
    expect(envelope.value).toMatchObject({ userName: 'newcomer1', customerType: 0 })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const info = await server.call(memberInfo, {}, { host: 'localhost', token: envelope.value?.token ?? '', cookie })
    const known = { id: envelope.value?.id, account: 'newcomer1', type: 0, userName: 'newcomer1', language: 'EN' }
    expect(info.envelope.value).toMatchObject({ ...known, clubLabel: null })
  })

  it('T40 no field of a registration makes more of a member', async () => {
    const body = {
      username: 'climber1',
      password,
      type: 1,
      customerType: 1,
      merchant: 'lotus',
      __proto__: { type: 2 },
    } as never // an attacker's input
    const { envelope } = await server.call(register, { body })
    expect(envelope.value?.customerType).toBe(0)
  })

  /** A registration from a network of its own, repeated while the queue of password hashes has no place for it. */
  async function registerFrom(network: number, username: string) {
    const origin = { 'x-forwarded-for': `198.51.${network}.1` }
    const send = async () =>
      (await server.call(register, { body: { username, password } }, { host: 'localhost' }, origin)).envelope
    let answer = await send()
    while (answer.errorCode === 'TOO_MANY_REQUESTS') {
      await setTimeout(200)
      answer = await send()
    }
    return answer
  }

  it('T20 of 64 registrations of one name one is made', async () => {
    const tries = await Promise.all(
      Array.from({ length: 64 }, (_, index) => registerFrom(index, index % 2 ? 'racer1' : 'RACER1')),
    )
    expect(tries.filter(({ success }) => success)).toHaveLength(1)
    const refusals = tries.flatMap(({ success, errorCode }) => (success ? [] : [errorCode]))
    expect(refusals).toEqual(Array.from({ length: 63 }, () => 'username_taken'))
    const { rows } = await server.database.executeSql(
      "SELECT count(*)::int AS members FROM public.member WHERE merchant = 'aurora' AND lower(username) = 'racer1'",
      [],
    )
    expect(rows).toEqual([{ members: 1 }])
  })

  it('the same name lives at two merchants', async () => {
    await server.call(register, { body: { username: 'samename', password } })
    const { envelope } = await server.call(
      register,
      { body: { username: 'samename', password } },
      { host: 'lotus.localhost' },
    )
    expect(envelope.success).toBe(true)
  })

  it.each([
    ['abc', password, 'username', 'field.username.length'],
    ['a'.repeat(16), password, 'username', 'field.username.length'],
    ['1abcd', password, 'username', 'field.username.first'],
    ['ab cd', password, 'username', 'field.username.characters'],
    ['goodname', 'abc12', 'password', 'field.password.length'],
    ['goodname', 'abcdefgh', 'password', 'field.password.mix'],
    ['goodname', '12345678', 'password', 'field.password.mix'],
  ])('REG-27 OPEN-04 %s / %s is refused at %s by %s', async (username, given, path, rule) => {
    const { envelope, status } = await server.call(register, { body: { username, password: given } })
    expect(status).toBe(400)
    expect(envelope.fields).toEqual([{ path, rule }])
  })

  it('OPEN-26 a password change needs the old one and ends the other sessions', async () => {
    const member = await server.logIn('aurora')
    const other = await server.call(login, { body: { username: member.username, password: TEST_PASSWORD } })
    const cookie = other.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const elsewhere = { host: 'localhost', token: other.envelope.value?.token ?? '', cookie }
    const wrong = await server.call(
      changePassword,
      { body: { oldPassword: 'wrong1pass', newPassword: 'brandnew7sky' } },
      member,
    )
    expect(wrong.envelope.errorCode).toBe('password_wrong')
    const right = await server.call(
      changePassword,
      { body: { oldPassword: TEST_PASSWORD, newPassword: 'brandnew7sky' } },
      member,
    )
    expect(right.status).toBe(200)
    expect((await server.call(memberInfo, {}, member)).status).toBe(200)
    expect((await server.call(memberInfo, {}, elsewhere)).status).toBe(401)
    const again = await server.call(login, { body: { username: member.username, password: 'brandnew7sky' } })
    expect(again.envelope.success).toBe(true)
  })

  it('API-09 keeps the member’s language and refuses one that does not exist', async () => {
    const member = await server.logIn('aurora')
    await server.call(setMemberLanguage, { body: { language: 'UR' } }, member)
    expect((await server.call(memberInfo, {}, member)).envelope.value?.language).toBe('UR')
    expect((await server.call(setMemberLanguage, { body: { language: 'AR' } }, member)).envelope.errorCode).toBe(
      'invalid_input',
    )
  })

  it('MEMB-05 keeps the profile icon and the nickname of the member alone, also when they are sent twice', async () => {
    const [member, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
    expect((await server.call(memberInfo, {}, member)).envelope.value).toMatchObject({ avatar: null, nickname: null })
    for (const _time of [1, 2]) {
      const { envelope } = await server.call(
        setMemberProfile,
        { body: { avatar: 8, nickname: ' Ana   Maria ' } },
        member,
      )
      expect(envelope.value).toMatchObject({ avatar: 8, nickname: 'Ana Maria', userName: member.username })
    }
    expect((await server.call(memberInfo, {}, member)).envelope.value).toMatchObject({ avatar: 8 })
    expect((await server.call(memberInfo, {}, other)).envelope.value).toMatchObject({ avatar: null, nickname: null })
    await server.call(setMemberProfile, { body: { avatar: null, nickname: '' } }, member)
    expect((await server.call(memberInfo, {}, member)).envelope.value).toMatchObject({ avatar: null, nickname: null })
  })

  it.each([
    [{ avatar: 9, nickname: '' }, 'avatar'],
    [{ avatar: -1, nickname: '' }, 'avatar'],
    [{ avatar: 1.5, nickname: '' }, 'avatar'],
    [{ nickname: '' }, 'avatar'],
    [{ avatar: 0, nickname: 'x' }, 'nickname'],
    [{ avatar: 0, nickname: '<script>' }, 'nickname'],
    [{ avatar: 0 }, 'nickname'],
  ])('MEMB-05 bad input %j is refused', async (body, path) => {
    const member = await server.logIn('aurora')
    const { status, envelope } = await server.call(setMemberProfile, { body: body as never }, member) // wrong on purpose
    expect([status, envelope.fields?.[0]?.path]).toEqual([400, path])
  })

  it('DEC-14 nobody sets a profile without a session', async () => {
    expect((await server.call(setMemberProfile, { body: { avatar: 0, nickname: '' } })).status).toBe(401)
  })
})
