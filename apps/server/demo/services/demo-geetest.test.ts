import { geetestSetup, login, register } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMerchant } from '../../src/merchant/index.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../src/testing/test-server.ts'
import { listDemoMerchants } from '../seed/demo-merchants.ts'
import { makeDemoCaptchaSettings, makeDemoGeetestSecret } from './demo-geetest.ts'
import { createDemoIdentityApp, makeDemoIdentitySettings } from './demo-identity.ts'

const dataKey = 'data-key-of-this-test-run-0000000000'
const host = 'lotus.localhost'
let services: FastifyInstance
let server: TestServer
let url: string

beforeAll(async () => {
  const geetestSecret = makeDemoGeetestSecret(dataKey)
  services = await createDemoIdentityApp(makeDemoIdentitySettings('http://127.0.0.1', dataKey), { geetestSecret })
  url = await services.listen({ host: '127.0.0.1', port: 0 })
  server = await startTestServer({ captchaProviders: makeDemoCaptchaSettings(url, dataKey) })
})

afterAll(async () => {
  await server.close()
  await services.close()
})

test('CAPT-02 CAPT-11 CAPT-17 FLAG-19 DEC-04 a login at the demo’s lotus needs its Geetest, once per result', async () => {
  const lotus = listDemoMerchants(8080).find(({ code }) => code === 'lotus')
  if (!lotus) throw new Error('the demo has no lotus')
  await server.database.transaction((tx) => saveMerchant(tx, lotus))
  const body = { username: 'demovisitor', password: TEST_PASSWORD }
  expect((await server.call(register, { body }, { host })).envelope.success).toBe(true)
  const enter = async (result: object) =>
    (await server.call(login, { body: { ...body, ...result } }, { host })).envelope.errorCode ?? 'ok'
  expect(await enter({})).toBe('captcha_required')

  const { envelope } = await server.call(geetestSetup, { query: { action: 'login' } }, { host })
  expect(envelope.value).toMatchObject({ gt: lotus.settings.gw.GEETEST_ID, success: 1 })
  const query = new URLSearchParams({ version: 'v4', challenge: envelope.value?.challenge ?? '' })
  const solved = await fetch(`${url}/geetest/solve?${query}`)
  const { captcha_id, ...geetestValidateV4 } = (await solved.json()) as Record<string, string> // the widget's result
  expect(captcha_id).toBe(lotus.settings.gw.GEETEST_ID)
  expect(await enter({ geetestValidateV4: { ...geetestValidateV4, pass_token: 'f'.repeat(64) } })).toBe(
    'captcha_invalid',
  )
  expect(await enter({ geetestValidateV4 })).toBe('ok')
  expect(await enter({ geetestValidateV4 })).toBe('captcha_invalid')
})
